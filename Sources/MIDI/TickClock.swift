/// Turns ticks of a Standard MIDI File, in rising order, into time since its start.
///
/// The sum of ticks and tempos is kept as a whole number, and divided for each event anew: no error builds up. With
/// at most ``longestTrack`` ticks nothing here can overflow 128 bits.
struct TickClock {
    /// The most ticks that a track may last, 2⁴⁸: thousands of years at any sensible tempo.
    static let longestTrack = 1 << 48

    private let division: TimeDivision
    /// Microseconds a quarter note; 120 beats a minute until a tempo event says otherwise.
    private var tempo: UInt128 = 500_000
    private var lastTick: UInt128 = 0
    /// The sum of ticks times the tempo that held during each, up to the last tick.
    private var elapsed: UInt128 = 0

    init(division: TimeDivision) { self.division = division }

    /// Sets the tempo from the given tick on.
    ///
    /// Zero microseconds a quarter note have no meaning and change nothing.
    mutating func setTempo(_ microsecondsPerQuarter: Int, at tick: Int) {
        advance(to: tick)
        if microsecondsPerQuarter > 0 { tempo = UInt128(microsecondsPerQuarter) }
    }

    /// The time of a tick that is not before the last one given.
    mutating func time(at tick: Int) -> Duration {
        advance(to: tick)
        let attoseconds =
            switch division {
            case .ticksPerQuarter(let ticks):
                elapsed * 1_000_000_000_000 / UInt128(ticks)
            case .ticksPerFrame(let ticks, let numerator, let denominator):
                lastTick * 1_000_000_000_000_000_000 * UInt128(denominator) / UInt128(numerator * ticks)
            }
        return Duration(attoseconds: Int128(attoseconds))
    }

    private mutating func advance(to tick: Int) {
        elapsed += (UInt128(tick) - lastTick) * tempo
        lastTick = UInt128(tick)
    }
}
