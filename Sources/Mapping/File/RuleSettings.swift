/// What a rule says beside its source, its target and its channel; nil is what is not written.
public struct RuleSettings: Hashable, Sendable {
    /// The values that the hardware really reaches, first and last; they may fall.
    public struct Input: Hashable, Sendable {
        /// The value, 0 to 127, that becomes 0.
        public var first: UInt8
        /// The value, 0 to 127, that becomes 1; never the same as the first.
        public var last: UInt8
    }

    /// The values that the control is to reach; they may fall.
    public struct Output: Hashable, Sendable {
        /// What 0 becomes, 0 to 1.
        public var first: Double
        /// What 1 becomes, 0 to 1.
        public var last: Double
    }

    /// A value that a press sets.
    public enum Value: Hashable, Sendable {
        /// A slider's level, 0 to 1.
        case level(Double)
        /// A toggle's state.
        case state(Bool)
        /// The number of an option, from 0.
        case option(Int)
    }

    /// `input`.
    public var input: Input?
    /// `range`.
    public var range: Output?
    /// `invert`.
    public var invert: Bool?
    /// `value`.
    public var value: Value?
    /// `mode`.
    public var mode: ToggleMode?
    /// `threshold`, 1 to 127.
    public var threshold: UInt8?
    /// `delivery`.
    public var delivery: RuleDelivery?
}
