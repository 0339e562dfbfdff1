public import MIDI

/// What a rule says beside its source, its target and its channel; nil is what is not written.
public struct RuleSettings: Hashable, Sendable {
    /// The values that the hardware really reaches, first and last; they may fall.
    public struct Input: Hashable, Sendable {
        /// The value that becomes 0, 0 to 127, or to 16383 for 14 bits.
        public var first: UInt16
        /// The value that becomes 1, likewise; never the same as the first.
        public var last: UInt16
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
        /// A text.
        case text(String)
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
    /// `threshold`, 1 to 127, or to 16383 for 14 bits.
    public var threshold: UInt16?
    /// `delivery`.
    public var delivery: RuleDelivery?
    /// `rate`, 0.1 to 1000 updates a second.
    public var rate: Double?
    /// `expire`, 50 ms to 60 s.
    public var expire: Duration?
    /// `curve`.
    public var curve: Curve?
    /// `steps`, 2 to 16384.
    public var steps: Int?
    /// `deadband`, 0 to 1.
    public var deadband: Double?
    /// `deadzone`, 1 to 8190 values to either side of the middle.
    public var deadzone: UInt16?
    /// `encoder`.
    public var encoder: RelativeEncoding?
    /// `step`, above 0 and at most 1.
    public var step: Double?
    /// `acceleration`, 1 to 100.
    public var acceleration: Double?
    /// `wrap`.
    public var wrap: Bool?
    /// `start`, 0 to 1.
    public var start: Double?
    /// `layer`: the name of a layer of the file.
    public var layer: String?
    /// `takeover`.
    public var takeover: Takeover?
    /// `when`.
    public var when: PressMoment?
    /// `hold`, 50 ms to 60 s.
    public var hold: Duration?
    /// `velocity`, within 1 to 127.
    public var velocity: ClosedRange<UInt8>?
    /// `debounce`, 1 ms to 1 s.
    public var debounce: Duration?
    /// `order`.
    public var order: PairOrder?
    /// `light`: none for an empty list, the usual one for nil.
    public var lights: [Light]?
}
