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

    /// An error with the given parts.
    public init(place: Place, needed: String, found: String, hint: String? = nil) {
        self.place = place
        self.needed = needed
        self.found = found
        self.hint = hint
    }
}
