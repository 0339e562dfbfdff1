/// Makes a short, harmless text of what a server said.
struct ServerText {
    /// The most characters that a text has.
    static let limit = 200
    /// The most bytes of a body that are looked at.
    private static let bytesRead = 65536
    /// What must not appear in a text.
    let secrets: [Secret]

    /// The text of an answer's body: the message of a JSON object, the title of a page, or the first words.
    func text(of response: HTTPResponse) -> String {
        let body = String(decoding: response.body.prefix(Self.bytesRead), as: UTF8.self)
        let fields = response.body.count > Self.bytesRead ? nil : JSONValue(json: response.body)?.objectValue
        if let message = ["message", "Message", "error"].lazy.compactMap({ fields?[$0]?.stringValue }).first {
            return cleaned(message)
        }
        if Self.isPage(response) { return Self.title(of: body).map(cleaned) ?? "an HTML page" }
        let text = cleaned(body)
        return text.isEmpty ? "no message" : text
    }

    /// The text without secrets and control characters, on one line, cut at ``limit``.
    func cleaned(_ text: String) -> String {
        // Once more after joining the lines: a secret may have been broken by white space.
        let line = redacted(text).split { $0.isWhitespace || Self.isInvisible($0) }.joined(separator: " ")
        let result = redacted(line)
        return result.count > Self.limit ? result.prefix(Self.limit - 1) + "…" : result
    }

    private func redacted(_ text: String) -> String {
        secrets.flatMap(\.parts).reduce(text) { $0.replacing($1, with: "***") }
    }

    /// Whether an answer is a page for people, such as proxies and networks with a login send.
    static func isPage(_ response: HTTPResponse) -> Bool {
        response[header: "Content-Type"]?.lowercased().contains("html") == true
            || response.body.first { !Character(UnicodeScalar($0)).isWhitespace } == UInt8(ascii: "<")
    }

    private static func title(of page: String) -> String? {
        let lower = page.lowercased()
        // Lower-casing may change lengths, so the title is taken from the lower-case page's own positions only then.
        guard lower.utf8.count == page.utf8.count, let start = lower.firstRange(of: "<title>"),
            let end = lower[start.upperBound...].firstRange(of: "</title>")
        else { return nil }
        let title = page.utf8.dropFirst(lower.utf8.distance(from: lower.startIndex, to: start.upperBound))
            .prefix(lower.utf8.distance(from: start.upperBound, to: end.lowerBound))
        return String(decoding: title, as: UTF8.self)
    }

    private static func isInvisible(_ character: Character) -> Bool {
        character.unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) }
    }
}
