#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONValue {
    /// Reads the bytes of a JSON text; nil when they are not JSON.
    public init?(json bytes: [UInt8]) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
        self = value
    }

    /// The value as JSON on one line, with sorted keys; `null` where a number in it has no JSON form.
    public var text: String { String(decoding: encoded() ?? Array("null".utf8), as: UTF8.self) }

    /// The bytes of the JSON text, with sorted keys; nil for a number that JSON does not have, as infinity.
    public func encoded() -> [UInt8]? {
        var writer = JSONWriter()
        writer.write(self)
        return writer.hasFailed ? nil : writer.bytes
    }
}
