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
        // What could not be read is not missed.
        let found =
            document.diagnostics.hasErrors ? reader.diagnostics.filter { $0.id != "missing-key" } : reader.diagnostics
        diagnostics = (document.diagnostics + found).sortedByPlace()
    }
}
