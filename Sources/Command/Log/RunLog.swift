import Bridge
import MIDI
import Synchronization
import Volta

/// Writes what happens in a run, for people or as one JSON object a line; what repeats itself is counted.
final class RunLog: RunReporter {
    /// The forms of `--log`.
    enum Form: String, CaseIterable {
        case text
        case json
    }

    private let form: Form
    /// Whether nothing is really sent; the log then says so with every action.
    private let isDryRun: Bool
    private let console: Console
    private let now: @Sendable () -> ContinuousClock.Instant
    private let repeats = Mutex(Repeats<RunEvent>())

    init(
        form: Form, isDryRun: Bool, console: Console,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.form = form
        self.isDryRun = isDryRun
        self.console = console
        self.now = now
    }

    func report(_ message: Message) {}

    func report(_ event: RunEvent) {
        guard let kind = event.kind else { return write(event) }
        let now = now()
        let (isShown, held) = repeats.withLock { repeats in
            let isShown = repeats.shows(event, of: kind, at: now)
            // The end of an outage is where people look for what it cost.
            return (isShown, isShown && event == .bridge(.voltaBack) ? repeats.takeAll(at: now) : [])
        }
        for repeated in held { write(repeated.line, repeated) }
        if isShown { write(event) }
    }

    var nextRepeats: ContinuousClock.Instant? { repeats.withLock { $0.next } }

    func reportRepeats() {
        let now = now()
        for repeated in repeats.withLock({ $0.takeDue(at: now) }) { write(repeated.line, repeated) }
    }

    func report(_ summary: BridgeSummary, overruns: Int) {
        let now = now()
        for repeated in repeats.withLock({ $0.takeAll(at: now) }) { write(repeated.line, repeated) }
        switch form {
        case .text: console.out(summary.text(overruns: overruns, isDryRun: isDryRun))
        case .json: writeJSON("summary", summary.fields(overruns: overruns))
        }
    }
}

// MARK: - Lines

extension RunLog {
    /// Writes a line; with what was held back, the line stands for all of it.
    private func write(_ event: RunEvent, _ repeated: Repeats<RunEvent>.Held? = nil) {
        if !event.details.isEmpty { console.err(event.details) }
        switch form {
        case .text:
            let count = repeated.map { " (\($0.count) like it in \($0.time.components.seconds) s)" } ?? ""
            let line = "\(Timestamp.now.time)  \(event.text.onOneLine)\(count)\n"
            event.isTrouble ? console.err(line) : console.out(line)
        case .json:
            var fields = event.fields
            if let repeated {
                fields["repeated"] = .integer(repeated.count)
                fields["within_s"] = .integer(Int(repeated.time.components.seconds))
            }
            writeJSON(event.name, fields)
        }
    }

    func writeJSON(_ name: String, _ fields: [String: JSONValue]) {
        var fields = fields
        fields["event"] = .string(name)
        if isDryRun { fields["dry_run"] = .bool(true) }
        fields["time"] = .string(Timestamp.now.dateAndTime)
        console.line(JSONValue.object(fields).text)
    }
}
