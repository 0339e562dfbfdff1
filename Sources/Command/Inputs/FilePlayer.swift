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
    private let ended: () -> Void
    private let loop: PollLoop
    private var timer: LoopTimer?
    private var started = ContinuousClock.now
    private var position = 0

    /// A player at a speed, 2 being twice as fast.
    ///
    /// Unless it repeats, it calls `ended` once after the last message.
    init(
        _ performance: Performance, speed: Double, repeats: Bool, on loop: PollLoop,
        receive: @escaping ([Message], PortID) -> Void, ended: @escaping () -> Void
    ) {
        self.performance = performance
        self.speed = speed
        self.repeats = repeats
        self.loop = loop
        self.receive = receive
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
        position = performance.events.count
    }

    private func playDueMessages() {
        let now = ContinuousClock.now
        let first = position
        while position < performance.events.count, position < first + Self.mostAtOnce, time(of: position) <= now {
            position += 1
        }
        hand(over: first..<position)
        guard let timer else { return }
        if position < performance.events.count { return timer.set(time(of: position)) }
        if repeats { return beginAgain(with: timer) }
        stop()
        ended()
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
        position = 0
        timer.set(started)
    }

    private func time(of position: Int) -> ContinuousClock.Instant {
        started + performance.events[position].time / speed
    }
}
