/// A port that messages come from, by a number that the caller gives it.
public struct PortID: Hashable, Sendable {
    /// The caller's number.
    public let number: Int

    /// A port with the caller's number.
    public init(_ number: Int) {
        self.number = number
    }
}
