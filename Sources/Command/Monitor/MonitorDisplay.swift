import Bridge
import Glibc
import MIDI
import Mapping
import Synchronization
import Volta

/// Shows what a monitor sees: a picture that follows it on a terminal, or else a line for each message.
final class MonitorDisplay: RunReporter {
    /// The least time between two pictures; about what the eye follows.
    private static let redrawInterval: Duration = .milliseconds(50)
    /// Goes over to a screen of its own, without a cursor; and back.
    private static let (opening, closing) = ("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J", "\u{1B}[?25h\u{1B}[?1049l")

    /// Whether it draws a picture.
    let isLive: Bool
    private let isJSON: Bool
    private let hasMapping: Bool
    /// Whether there is a layout on which a name may be missing.
    private let hasLayout: Bool
    private let hasColour: Bool
    private let glyphs: Glyphs
    private let title: String
    private let console: Console
    /// Writes what is no message.
    private let log: RunLog
    private let shared: Mutex<Shared>

    private struct Shared {
        var state: MonitorState
        var isOpen = false
        var isStale = false
        var lastDrawn: ContinuousClock.Instant?
    }

    init(_ arguments: Arguments, _ context: CommandContext, hasLayout: Bool) {
        self.hasLayout = hasLayout
        let path = arguments.operands.first
        isJSON = arguments.has("--json")
        isLive = context.console.isTerminal && !isJSON
        hasMapping = path != nil
        hasColour = (context.environment["NO_COLOR"] ?? "").isEmpty
        glyphs = Glyphs(environment: context.environment)
        title = path.map { hasLayout ? $0 : "\($0) (no layout: names are not checked)" } ?? "every port"
        console = context.console
        log = RunLog(form: isJSON ? .json : .text, isDryRun: false, console: context.console)
        shared = Mutex(Shared(state: MonitorState(hasMapping: path != nil)))
    }

    // MARK: - What happens

    var wantsExplanations: Bool { true }

    func report(_ message: Message) {}

    func report(_ event: TapEvent) {
        guard event.message?.isPulse != true, event.message != nil || !event.late.isEmpty else { return }
        if isLive {
            change { $0.receive(event, at: Timestamp.now.time) }
        } else if isJSON {
            log.writeJSON(event.message == nil ? "late" : "message", fields(of: event))
        } else {
            console.line("\(Timestamp.now.time)  \(text(of: event).harmless)")
        }
    }

    func report(_ event: RunEvent) {
        if case .started = event { return open() }
        if case .stopping = event { return close() }
        if case .bridge(.delivered(let report, _)) = event { return change { $0.delivered(report) } }
        guard event.isShown(hasLayout: hasLayout) else { return }
        guard isLive else { return log.report(event) }
        let style: TextStyle = event.isTrouble ? .trouble : .plain
        change { state in
            for line in event.details.split(separator: "\n") + [event.text[...]] {
                state.say(String(line), style, at: Timestamp.now.time)
            }
        }
    }

    func report(_ summary: BridgeSummary, overruns: Int) { close() }

    // MARK: - The picture

    /// When the picture is to be drawn again, as it says no more how things stand.
    var nextRepeats: ContinuousClock.Instant? {
        guard isLive else { return log.nextRepeats }
        return shared.withLock { $0.isStale ? ($0.lastDrawn ?? .now) + Self.redrawInterval : nil }
    }

    func reportRepeats() {
        if isLive { redraw() } else { log.reportRepeats() }
    }

    /// Draws the picture as large as the terminal is now.
    func redraw() {
        shared.withLock { shared in
            guard shared.isOpen else { return }
            draw(&shared)
        }
    }

    /// The terminal has another size, or asks the program to stop for a while.
    func handle(_ signal: Int32) {
        guard signal == SIGTSTP, shared.withLock({ $0.isOpen }) else { return redraw() }
        console.out(Self.closing)
        // The program goes on here when it is continued.
        kill(getpid(), SIGSTOP)
        open()
    }

    /// Gives the terminal back as it was; more than once does nothing more.
    func close() {
        shared.withLock { shared in
            guard shared.isOpen else { return }
            shared.isOpen = false
            shared.isStale = false
            let inputs = shared.state.rows.count
            console.out(Self.closing + "\(shared.state.messages) messages from \(inputs) inputs\n")
        }
    }

    private func open() {
        guard isLive else { return }
        shared.withLock { shared in
            shared.isOpen = true
            console.out(Self.opening)
            draw(&shared)
        }
    }

    private func change(_ change: (inout MonitorState) -> Void) {
        guard isLive else { return }
        shared.withLock { shared in
            change(&shared.state)
            shared.isStale = true
            let isDue = shared.lastDrawn.map { .now - $0 >= Self.redrawInterval } ?? true
            if shared.isOpen, isDue { draw(&shared) }
        }
    }

    private func draw(_ shared: inout Shared) {
        let size = console.size() ?? TerminalSize(columns: 80, rows: 24)
        let picture = MonitorPicture(state: shared.state, size: size, glyphs: glyphs, title: title)
        let lines = picture.lines.map { $0.drawn(columns: size.columns, hasColour: hasColour) + "\u{1B}[K" }
        console.out("\u{1B}[H" + lines.joined(separator: "\r\n") + "\u{1B}[J")
        (shared.isStale, shared.lastDrawn) = (false, .now)
    }

    // MARK: - Lines

    private func text(of event: TapEvent) -> String {
        guard let message = event.message else { return event.answers.joined(separator: "; ") }
        let said = "\(event.portName)  \(MessageInput(message).text): \(message.valueText)"
        guard hasMapping, !event.answers.isEmpty else { return said }
        return "\(said)  \(event.answers.joined(separator: "; "))"
    }

    private func fields(of event: TapEvent) -> [String: JSONValue] {
        var fields = event.fields
        if !hasMapping { for name in ["rules", "layers", "silence"] { fields[name] = nil } }
        return fields
    }
}

extension RunEvent {
    /// Whether a monitor shows it, which sends nothing and explains each message anyway.
    fileprivate func isShown(hasLayout: Bool) -> Bool {
        switch self {
        case .bridge(.delivered), .bridge(.noRule), .bridge(.ignored), .bridge(.retrying), .started, .stopping: false
        case .bridge: hasLayout
        default: true
        }
    }
}
