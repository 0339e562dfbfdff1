/// What a tick of a Standard MIDI File means.
enum TimeDivision: Equatable {
    /// Ticks a quarter note, 1 to 32767; how long a quarter note lasts is said by tempo events.
    case ticksPerQuarter(Int)
    /// Ticks of a fixed length: a second has `numerator / denominator` frames of `ticksPerFrame` ticks.
    case ticksPerFrame(Int, numerator: Int, denominator: Int)

    /// The division of a header's last two bytes, or nil for one that the format does not know.
    init?(highByte: UInt8, lowByte: UInt8) {
        guard highByte >= 0x80 else {
            let ticks = Int(highByte) << 8 | Int(lowByte)
            guard ticks > 0 else { return nil }
            self = .ticksPerQuarter(ticks)
            return
        }
        guard lowByte > 0 else { return nil }
        switch Int8(bitPattern: highByte) {
        case -24: self = .ticksPerFrame(Int(lowByte), numerator: 24, denominator: 1)
        case -25: self = .ticksPerFrame(Int(lowByte), numerator: 25, denominator: 1)
        case -29: self = .ticksPerFrame(Int(lowByte), numerator: 30_000, denominator: 1001)
        case -30: self = .ticksPerFrame(Int(lowByte), numerator: 30, denominator: 1)
        default: return nil
        }
    }
}
