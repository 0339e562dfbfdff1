import EventLoop

/// Shows how long something takes, from a thread of its own, since the work keeps the caller's.
final class ProgressTicker: Sendable {
    /// Nobody needs to see that something is quick.
    private static let patience = Duration.seconds(1)

    private let line: ProgressLine
    private let loop: PollLoop
    private let timer = TimerHolder()

    /// Nil when the system gives no thread: then there is nothing to be seen.
    init?(_ text: String, on line: ProgressLine) {
        guard let loop = PollLoop.onOwnThread() else { return nil }
        (self.line, self.loop) = (line, loop)
        let (timer, start) = (timer, ContinuousClock.now)
        loop.perform {
            timer.value = loop.timer {
                line.show("\(text) … \((.now - start).components.seconds) s")
                timer.value?.set(.now + ProgressLine.interval)
            }
            timer.value?.set(start + Self.patience)
        }
    }

    func end() {
        line.close()
        loop.perform { [timer, loop] in
            timer.value = nil
            loop.stop()
        }
    }

    /// Unchecked: what protects it is that only the loop's thread touches the value.
    private final class TimerHolder: @unchecked Sendable {
        var value: LoopTimer?
    }
}
