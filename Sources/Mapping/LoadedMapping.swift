public import YAML

/// A mapping file after reading: what it says, what was made of it, and everything that is wrong with it.
public struct LoadedMapping: Sendable {
    /// What could be read of the file, with its places; nil when nothing could, or it is not a mapping at all.
    public let file: MappingFile?
    /// The running shape; nil when the file has errors.
    public let mapping: CompiledMapping?
    /// All errors and warnings, in the order of their places.
    public let diagnostics: [Diagnostic]

    /// Reads and compiles a mapping file.
    public init(_ source: Source) {
        let document = Document(source)
        guard document.root != nil || !document.diagnostics.hasErrors else {
            self.init(nil, document.diagnostics)
            return
        }
        var reader = MappingReader()
        let file = reader.file(document.root)
        var check = RuleCheck()
        let kept = file.map { check.checked($0) }
        var parts = PartCheck()
        var settings = SettingCheck()
        let devices = kept?.devices ?? []
        parts.check(devices)
        settings.check(devices)
        var (reach, knobs) = (ReachCheck(), KnobCheck())
        if let kept { reach.check(kept) }
        knobs.check(devices)
        let found = reader.diagnostics.filter { !Self.mayBeUnread($0, document.unfinished) }
        let lights = kept.map { LightCheck.diagnostics(of: $0) } ?? []
        let doubts =
            check.diagnostics + parts.diagnostics + settings.diagnostics + reach.diagnostics + knobs.diagnostics
            + lights
        self.init(kept, document.diagnostics + found + doubts)
    }

    /// Whether a diagnostic misses something that may stand in the part of the file that could not be read.
    private static func mayBeUnread(_ diagnostic: Diagnostic, _ unfinished: Unfinished) -> Bool {
        switch diagnostic.id {
        case "missing-key", "no-source", "no-target": unfinished.values.contains(diagnostic.place)
        case "no-rules": unfinished.values.contains(diagnostic.place) || unfinished.keys.contains(diagnostic.place)
        case "wrong-type", "no-devices": unfinished.keys.contains(diagnostic.place)
        default: false
        }
    }

    private init(_ file: MappingFile?, _ diagnostics: [Diagnostic]) {
        self.file = file
        mapping = diagnostics.hasErrors ? nil : file.map { CompiledMapping($0) }
        self.diagnostics = Self.shown(diagnostics.sortedByPlace())
    }

    /// As many diagnostics as a person may look at.
    private static func shown(_ all: [Diagnostic]) -> [Diagnostic] {
        let told = all.filter { $0.id != MappingMistake.tooManyMistakes(.error).id }
        let hidden = told.dropFirst(Document.maximumMistakes)
        guard let next = hidden.first else { return all }
        let mistake = MappingMistake.tooManyMistakes(all.hasErrors ? .error : .warning)
        return told.prefix(Document.maximumMistakes) + [mistake.diagnostic(at: next.place)]
    }
}
