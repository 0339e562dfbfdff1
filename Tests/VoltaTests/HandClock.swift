import Synchronization
import Volta

/// A time that a test moves by hand.
final class HandClock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }

    func advance(_ duration: Duration) { time.withLock { $0 = $0 + duration } }

    /// A clock for a connection, with pauses at their shortest.
    var clock: ConnectionClock { ConnectionClock(now: { self.now }, unixTime: { 0 }, jitter: { 0 }) }
}
