/// A parameter that a device selects before it sends data for it: RPN or NRPN.
public struct Parameter: Hashable, Sendable {
    /// Whether its meaning is registered (RPN) or the maker's own (NRPN).
    public let isRegistered: Bool
    /// Its number, 0 to 16383: the most significant seven bits times 128 and the others.
    public let number: UInt16

    /// The parameter with the given number.
    public init(isRegistered: Bool, number: UInt16) {
        self.isRegistered = isRegistered
        self.number = number
    }
}
