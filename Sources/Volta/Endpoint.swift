/// The three addresses of the API below one base URL.
struct Endpoint: Sendable, Equatable {
    /// The base URL without a slash at its end.
    private let base: String
    /// The host and, if given, its port: what an error text may name.
    let host: String

    /// Reads a base URL: http or https, a host, perhaps a port and a stage path, with or without slashes at its end.
    ///
    /// - Throws: ``VoltaError/invalidURL`` for anything else, as a user, a query, a fragment or a dot segment.
    init(apiURL: String) throws(VoltaError) {
        let text = apiURL.trimmed
        guard let colon = text.firstRange(of: "://"),
            ["http", "https"].contains(text[..<colon.lowerBound].lowercased()),
            text.utf8.allSatisfy(Self.isAllowed), Self.escapesAreWhole(text)
        else { throw .invalidURL }
        let rest = text[colon.upperBound...]
        let authority = rest.prefix { $0 != "/" }
        let segments = rest.dropFirst(authority.count).split(separator: "/")
        guard Authority.isValid(authority), !segments.contains(where: Self.isDotSegment) else { throw .invalidURL }
        host = String(authority)
        base = ([text[..<colon.lowerBound] + "://" + authority] + segments).joined(separator: "/")
    }

    /// The address of the calls that get a token.
    var token: String { base + "/token" }
    /// The address of actions.
    var action: String { base + "/action" }

    /// The address of a layout; its id is one segment of the path, whatever characters it has.
    ///
    /// - Throws: ``VoltaError/invalidLayoutID`` for an id that is empty, has control characters, or is `.` or `..`,
    ///   which servers resolve even when they are percent-encoded.
    func layout(_ id: String) throws(VoltaError) -> String {
        let hasControls = id.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard !id.isEmpty, !hasControls, !Self.isDotSegment(id) else { throw .invalidLayoutID }
        return base + "/layout/" + id.utf8.map(Self.percentEncoded).joined()
    }

    private static func percentEncoded(_ byte: UInt8) -> String {
        let character = Character(Unicode.Scalar(byte))
        let isUnreserved = character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
        if isUnreserved { return String(character) }
        let digits = String(byte, radix: 16, uppercase: true)
        return (digits.count == 1 ? "%0" : "%") + digits
    }

    /// Visible ASCII without what separates users, queries and fragments or never stands in a URL.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !"@?#\\<>\"{}|^`".utf8.contains(byte)
    }

    private static func escapesAreWhole(_ text: String) -> Bool {
        text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
            part.prefix(2).count == 2 && part.prefix(2).allSatisfy(\.isHexDigit)
        }
    }

    private static func isDotSegment(_ segment: some StringProtocol) -> Bool {
        [".", ".."].contains(
            segment.lowercased().split(separator: "%2e", omittingEmptySubsequences: false).joined(separator: "."))
    }
}

/// The part of a URL between the slashes: a host and perhaps a port.
private enum Authority {
    static func isValid(_ authority: Substring) -> Bool {
        if authority.first == "[" {
            guard let end = authority.firstIndex(of: "]") else { return false }
            let address = authority[authority.index(after: authority.startIndex)..<end]
            return address.contains(":") && address.allSatisfy { $0.isHexDigit || ":.".contains($0) }
                && isPort(authority[authority.index(after: end)...])
        }
        let host = authority.prefix { $0 != ":" }
        return !host.isEmpty && host.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
            && isPort(authority.dropFirst(host.count))
    }

    /// Nothing, or a colon and a port's number.
    private static func isPort(_ text: Substring) -> Bool {
        if text.isEmpty { return true }
        guard text.first == ":", text.dropFirst().allSatisfy(\.isNumber), let port = Int(text.dropFirst()) else {
            return false
        }
        return (1...65535).contains(port)
    }
}
