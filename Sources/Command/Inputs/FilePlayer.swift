import EventLoop
import MIDI

/// Plays a Standard MIDI File in its own time, or faster or slower.
final class FilePlayer: MIDIInput {
    private let events: [TimedMessage]
    private let speed: Double
    private let receive: (Message) -> Void
    private let ended: () -> Void
    private let loop: EventLoop
    private var timer: LoopTimer?
    private var started = ContinuousClock.now
    private var position = 0

    /// A player that calls `ended` once after the last message; `speed` 2 is twice as fast.
    init(
        _ events: [TimedMessage], speed: Double, on loop: EventLoop, receive: @escaping (Message) -> Void,
        ended: @escaping () -> Void
    ) {
        self.events = events
        self.speed = speed
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
        position = events.count
    }

    private func playDueMessages() {
        let now = ContinuousClock.now
        while position < events.count, time(of: position) <= now {
            let message = events[position].message
            position += 1
            receive(message)
        }
        guard let timer else { return }
        if position < events.count { return timer.set(time(of: position)) }
        stop()
        ended()
    }

    private func time(of position: Int) -> ContinuousClock.Instant {
        started + events[position].time / speed
    }
}
