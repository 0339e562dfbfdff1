/// A value that is not what its key needs.
public struct ValueError: Error, Hashable, Sendable {
    /// Where the value is.
    public let place: Place
    /// What is needed, such as "a whole number".
    public let needed: String
    /// What is there, such as "the text `loud`".
    public let found: String
    /// What to write instead, if that is known.
    public let hint: String?
    /// Whether it is a number that some readers take for octal, such as `010`.
    public let isAmbiguousNumber: Bool

    /// An error with the given parts.
    public init(place: Place, needed: String, found: String, hint: String? = nil, isAmbiguousNumber: Bool = false) {
        self.place = place
        self.needed = needed
        self.found = found
        self.hint = hint
        self.isAmbiguousNumber = isAmbiguousNumber
    }
}
