import Volta

/// What a transport has to know of a request's URL.
struct RequestURL {
    /// The whole of it.
    let text: String
    /// The host and, if given, its port.
    let authority: String
    /// Whether the host is this machine.
    let isLoopback: Bool

    init(_ url: String) throws(HTTPTransportError) {
        text = url
        guard let separator = url.firstRange(of: "://"),
            ["http", "https"].contains(url[..<separator.lowerBound].lowercased())
        else {
            throw .init(.invalidURL, maybeExecuted: false, description: "The URL is neither http nor https")
        }
        let authority = url[separator.upperBound...].prefix { !"/?#".contains($0) }
        self.authority = String(authority.split(separator: "@").last ?? "")
        isLoopback = Self.isLoopback(self.authority.lowercased())
    }

    private static func isLoopback(_ authority: String) -> Bool {
        if authority.hasPrefix("[::1]") { return true }
        let host = authority.prefix { $0 != ":" }
        let isAddress = host.split(separator: ".").count == 4 && host.allSatisfy { $0.isNumber || $0 == "." }
        return host == "localhost" || (isAddress && host.hasPrefix("127."))
    }
}
