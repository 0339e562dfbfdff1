import FoundationEssentials
import Testing

/// The text that a part of a token stands for.
func base64URLDecoded(_ text: String) throws -> String {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    let standard = text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : String($0) }.joined() + padding
    return String(decoding: try #require(Data(base64Encoded: standard)), as: UTF8.self)
}
