/// One thing that is wrong or doubtful in a file, with its place.
public struct Diagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The file cannot be used.
        case error
        /// The file can be used, but something in it is probably not meant.
        case warning
    }

    /// A further place that belongs to a diagnostic.
    public struct Note: Hashable, Sendable {
        /// Where.
        public let place: Place
        /// What is there.
        public let message: String

        /// A note with the given parts.
        public init(place: Place, message: String) {
            self.place = place
            self.message = message
        }
    }

    /// A short constant name of the kind, such as `unknown-key`.
    public let id: String
    /// How bad it is.
    public let severity: Severity
    /// Where it is.
    public let place: Place
    /// What is wrong, without the place.
    public let message: String
    /// What to do, or what was probably meant.
    public let hint: String?
    /// Further places.
    public let notes: [Note]

    /// A diagnostic with the given parts.
    public init(
        id: String, severity: Severity = .error, place: Place, message: String, hint: String? = nil, notes: [Note] = []
    ) {
        self.id = id
        self.severity = severity
        self.place = place
        self.message = message
        self.hint = hint
        self.notes = notes
    }
}

extension Sequence where Element == Diagnostic {
    /// The diagnostics in the order of their places; at one place errors come before warnings.
    public func sortedByPlace() -> [Diagnostic] {
        sorted { left, right in
            if left.place != right.place { return left.place < right.place }
            if left.severity != right.severity { return left.severity == .error }
            return (left.id, left.message) < (right.id, right.message)
        }
    }

    /// Whether any of them is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }
}
