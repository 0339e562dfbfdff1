import EventLoop
import MIDI
import Mapping

/// Plays a Standard MIDI File in its own time, or faster or slower.
final class FilePlayer: MIDIInput {
    /// The most messages in one turn of the loop, so that requests and signals get theirs.
    private static let mostAtOnce = 256

    private let performance: Performance
    private let speed: Double
    private let repeats: Bool
    private let receive: ([Message], PortID) -> Void
    private let change: (PortChange) -> Void
    private let ended: () -> Void
    private let loop: PollLoop
    private var timer: LoopTimer?
    private var started = ContinuousClock.now
    private var position = 0
    /// How many changes of ports are over.
    private var changed = 0

    /// A player at a speed, 2 being twice as fast.
    ///
    /// Unless it repeats, it calls `ended` once after the last message.
    init(
        _ performance: Performance, speed: Double, repeats: Bool, on loop: PollLoop,
        receive: @escaping ([Message], PortID) -> Void, change: @escaping (PortChange) -> Void,
        ended: @escaping () -> Void
    ) {
        self.performance = performance
        self.speed = speed
        self.repeats = repeats
        self.loop = loop
        self.receive = receive
        self.change = change
        self.ended = ended
    }

    func start() {
        started = ContinuousClock.now
        timer = loop.timer { [weak self] in self?.playDueMessages() }
        playDueMessages()
    }

    func stop() {
        timer?.set(nil)
        timer = nil
        (position, changed) = (performance.events.count, performance.changes.count)
    }

    private func playDueMessages() {
        let now = ContinuousClock.now
        let first = position
        repeat {
            let start = position
            let end = min(first + Self.mostAtOnce, nextChange?.position ?? performance.events.count)
            while position < end, time(of: performance.events[position].time) <= now { position += 1 }
            hand(over: start..<position)
        } while changePort(at: now)
        guard let timer else { return }
        if let next = nextTime { return timer.set(next) }
        if repeats { return beginAgain(with: timer) }
        stop()
        ended()
    }

    private var nextChange: PortChange? { changed < performance.changes.count ? performance.changes[changed] : nil }

    /// When the next message or change is due; nil at the end.
    private var nextTime: ContinuousClock.Instant? {
        if let nextChange, nextChange.position <= position { return time(of: nextChange.time) }
        return position < performance.events.count ? time(of: performance.events[position].time) : nil
    }

    /// Lets a port go or come, when all messages before were played and its time has come.
    private func changePort(at now: ContinuousClock.Instant) -> Bool {
        guard timer != nil, let next = nextChange, next.position <= position, time(of: next.time) <= now else {
            return false
        }
        changed += 1
        change(next)
        return true
    }

    /// Hands messages on, those that come in a row from one port together.
    private func hand(over range: Range<Int>) {
        var rest = performance.events[range]
        while let track = rest.first?.track {
            let port = performance.port(ofTrack: track)
            let row = rest.prefix { $0.track == track || performance.port(ofTrack: $0.track) == port }
            receive(row.map(\.message), port)
            rest = rest.dropFirst(row.count)
        }
    }

    private func beginAgain(with timer: LoopTimer) {
        started += max(performance.length / speed, .milliseconds(10))
        (position, changed) = (0, 0)
        timer.set(started)
    }

    private func time(of time: Duration) -> ContinuousClock.Instant { started + time / speed }
}
