import Bridge
import FoundationEssentials
import MIDI
import Volta

/// Writes what happens in a run, for people or as one JSON object a line.
struct RunLog: RunReporter {
    /// The forms of `--log`.
    enum Form: String, CaseIterable {
        case text
        case json
    }

    let form: Form
    /// Whether nothing is really sent; the log then says so with every action.
    let isDryRun: Bool
    let console: Console

    func report(_ message: Message) {}

    func report(_ event: RunEvent) {
        if !event.details.isEmpty { console.err(event.details) }
        switch form {
        case .text:
            let line = "\(Self.time().dropFirst(11))  \(event.text.onOneLine)\n"
            event.isTrouble ? console.err(line) : console.out(line)
        case .json: writeJSON(event.name, event.fields)
        }
    }

    func report(_ summary: BridgeSummary, overruns: Int) {
        switch form {
        case .text: console.out(summary.text(overruns: overruns, isDryRun: isDryRun))
        case .json: writeJSON("summary", summary.fields(overruns: overruns))
        }
    }

    private func writeJSON(_ name: String, _ fields: [String: JSONValue]) {
        var fields = fields
        fields["event"] = .string(name)
        if isDryRun { fields["dry_run"] = .bool(true) }
        fields["time"] = .string(Self.time())
        console.line(JSONValue.object(fields).text)
    }

    /// The date and time in UTC, to the millisecond: `2026-05-01T19:30:00.250Z`.
    private static func time() -> String {
        Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}
