public import YAML

/// A file of expectations after reading: what it says, and everything that is wrong with it.
public struct LoadedRehearsal: Sendable {
    /// What could be read; nil when something without which no test can be played is missing.
    public let file: RehearsalFile?
    /// All errors, in the order of their places.
    public let diagnostics: [Diagnostic]

    /// Reads a file of expectations.
    public init(_ source: Source) {
        let document = Document(source)
        guard document.root != nil || !document.diagnostics.hasErrors else {
            (file, diagnostics) = (nil, document.diagnostics)
            return
        }
        var reader = RehearsalReader()
        file = reader.file(document.root)
        let unfinished = document.unfinished
        let found = reader.diagnostics.filter { !Self.mayBeUnread($0, unfinished) }
        diagnostics = (document.diagnostics + found).sortedByPlace()
    }

    /// Whether a diagnostic misses something that may stand in the part of the file that could not be read.
    private static func mayBeUnread(_ diagnostic: Diagnostic, _ unfinished: Unfinished) -> Bool {
        switch diagnostic.id {
        case "missing-key": unfinished.values.contains(diagnostic.place)
        case "wrong-type", "empty": unfinished.keys.contains(diagnostic.place)
        default: false
        }
    }
}
