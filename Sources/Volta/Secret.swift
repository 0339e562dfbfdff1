/// A text that is never printed, not even by a debugger's or logger's description of what holds it.
struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The text itself, for a header.
    let text: String

    init(_ text: String) { self.text = text }

    var description: String { "***" }
    var debugDescription: String { "***" }
    var customMirror: Mirror { Mirror(self, children: [:]) }

    /// Whether a header can carry it: at least one character, all of them visible ASCII.
    var fitsHeader: Bool { !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }

    /// The text and its parts between dots, as those of a JWT, when they are long enough to be secrets.
    var parts: [String] {
        ([text] + text.split(separator: ".").map(String.init)).filter { $0.utf8.count >= 4 }
    }
}
