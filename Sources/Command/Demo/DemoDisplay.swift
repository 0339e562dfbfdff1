import Bridge
import MIDI
import Mapping
import Simulator
import Synchronization
import Time

/// Shows the demo live: a picture that is redrawn on a terminal, or else a line for each accepted action.
final class DemoDisplay: RunReporter {
    /// The least time between two pictures; about what the eye follows.
    private static let redrawInterval: Duration = .milliseconds(50)

    private let seconds: Int
    private let console: Console
    private let shared: Mutex<Shared>

    private struct Shared {
        var state: DemoState
        var lastDrawn: ContinuousClock.Instant?
        var drawnLines = 0
    }

    init(_ mapping: CompiledMapping, seconds: Int, console: Console) {
        shared = Mutex(Shared(state: DemoState(Wiring(mapping))))
        self.seconds = seconds
        self.console = console
    }

    func report(_ message: Message) {
        shared.withLock { shared in
            shared.state.receive(message)
            redraw(&shared)
        }
    }

    /// Volta has accepted an action; called on the simulator's thread.
    func accepted(_ action: AcceptedAction) {
        shared.withLock { shared in
            let control = shared.state.accept(action)
            if console.isTerminal { return redraw(&shared) }
            let elapsed = shared.state.start.map { (.now - $0).inSeconds } ?? 0
            if let control { console.line(control.acceptedLine(elapsed: elapsed)) }
        }
    }

    func report(_ event: RunEvent) {
        switch event {
        case .started:
            console.line(
                "A performance plays for \(seconds) s through the bridge to a simulated Volta on this machine.\n")
        case .dashboard:
            console.line(event.text + "\n")
        case .bridge(.layoutRead(let layout, _)):
            shared.withLock { $0.state.begin(layout, at: .now) }
        default:
            if event.isTrouble { console.error(event.text.onOneLine) }
        }
    }

    func report(_ summary: BridgeSummary, overruns: Int) {
        shared.withLock { shared in
            shared.lastDrawn = nil
            redraw(&shared)
            console.out("\n" + shared.state.conclusion() + "\n" + summary.text(overruns: overruns))
        }
    }

    private func redraw(_ shared: inout Shared) {
        let now = ContinuousClock.now
        guard console.isTerminal, let start = shared.state.start else { return }
        if let last = shared.lastDrawn, now - last < DemoDisplay.redrawInterval { return }
        shared.lastDrawn = now
        let lines = shared.state.panel(elapsed: (now - start).inSeconds, seconds: seconds)
        // Up to the first line of the picture before; each line is cleared behind its text.
        let up = shared.drawnLines > 0 ? "\u{1B}[\(shared.drawnLines)A" : ""
        console.out(up + lines.map { "\r\($0)\u{1B}[K\n" }.joined())
        shared.drawnLines = lines.count
    }
}
