/// What several control changes came to.
public enum JoinedEvent: Hashable, Sendable {
    /// A value of a pair of controllers, 0 to 16383; the pair goes by its most significant half.
    case pair(Channel, coarse: UInt8, value: UInt16)
    /// A value of a parameter, 0 to 16383.
    case parameter(Channel, Parameter, value: UInt16)
    /// Steps of a parameter, up or down.
    case steps(Channel, Parameter, Int)
}
