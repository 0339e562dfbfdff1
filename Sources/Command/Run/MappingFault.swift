import YAML

/// Why a saved mapping cannot be used.
struct MappingFault: Equatable, Sendable {
    /// The path of the file.
    let mapping: String
    /// `show.yaml cannot be used: 2 errors`.
    let reason: String
    /// The place of the first error; nil when the file cannot be read at all.
    let place: Place?
    /// How many errors there are.
    let errors: Int
    /// The full text of every mistake, as at the start.
    let details: String

    /// The file cannot be read.
    init(_ mapping: String, reason: String) {
        (self.mapping, self.reason, place, errors, details) = (mapping, reason, nil, 1, "")
    }

    /// The file has errors.
    init(_ source: Source, _ diagnostics: [Diagnostic]) {
        let errors = diagnostics.sortedByPlace().filter { $0.severity == .error }
        mapping = source.name
        reason = "\(source.name) cannot be used: \(MappingLoader.count(of: diagnostics))"
        place = errors.first?.place
        self.errors = errors.count
        details = source.rendered(diagnostics)
    }
}
