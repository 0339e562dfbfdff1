/// Where the dashboard listens: `8080`, `127.0.0.1:8080`, `[::1]:8080`, or another address of this machine.
public struct DashboardAddress: Sendable, Equatable {
    /// The name or address, without brackets.
    public let host: String
    /// The port, 0 to 65535; 0 takes a free one.
    public let port: Int

    /// The address with the given parts.
    public init(host: String = "127.0.0.1", port: Int) {
        // Whatever the names of this machine say: this name is never another one.
        self.host = host.lowercased() == "localhost" ? "127.0.0.1" : host
        self.port = port
    }

    /// Reads `[HOST:]PORT`; nil when it is neither.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":") else {
            guard let port = Self.port(text[...]) else { return nil }
            self.init(port: port)
            return
        }
        let host = text[..<colon]
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]") && host.count > 2
        guard let port = Self.port(text[text.index(after: colon)...]), !host.isEmpty,
            isBracketed || !host.contains(where: { $0 == ":" || $0 == "[" || $0 == "]" || $0 == "/" })
        else { return nil }
        self.init(host: String(isBracketed ? host.dropFirst().dropLast() : host), port: port)
    }

    private static func port(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(text).flatMap { (0...65535).contains($0) ? $0 : nil }
    }

    /// Whether only this machine can reach it.
    public var isLoopback: Bool {
        if host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Whether it stands for every address of this machine.
    var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }
}

extension DashboardAddress: CustomStringConvertible {
    /// The address as it stands in a URL.
    public var description: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }
}
