import Bridge
import Dispatching
import Volta

extension BridgeSummary {
    /// The end of a run for people: every action that was made, and what became of it.
    func text(overruns: Int, isDryRun: Bool = false) -> String {
        let sent = isDryRun ? "would be sent" : "sent"
        let rows = [
            (sent, books.delivered), ("merged into a newer value", books.merged), ("unchanged", books.unchanged),
            ("expired", books.expired), ("without their control", books.withdrawn), ("refused", books.refused),
            ("outcome unknown", books.unknown),
            ("turned away", books.turnedAway), ("not confirmed", books.inFlight), ("not sent", books.waiting),
        ]
        let shown = rows.filter { $0.1 > 0 || $0.0 == sent }.map { "\($0.1) \($0.0)" }
        var text = "\(books.received) action\(books.received == 1 ? "" : "s"): \(shown.joined(separator: ", "))\n"
        if throttles > 0 { text += "Volta asked for patience \(throttles) time\(throttles == 1 ? "" : "s")\n" }
        if withoutOption > 0 {
            text += "\(withoutOption) value\(withoutOption == 1 ? "" : "s") named no option of the control\n"
        }
        if overruns > 0 { text += "MIDI events were lost \(overruns) times\n" }
        for report in unconfirmed { text += "not confirmed, it may have arrived: \(report.text.onOneLine)\n" }
        for report in unsent { text += "not sent: \(report.text.onOneLine)\n" }
        return text
    }

    /// The fields of the summary in the JSON log.
    func fields(overruns: Int) -> [String: JSONValue] {
        [
            "received": .integer(books.received), "sent": .integer(books.delivered), "merged": .integer(books.merged),
            "unchanged": .integer(books.unchanged), "expired": .integer(books.expired),
            "refused": .integer(books.refused), "unknown": .integer(books.unknown),
            "withdrawn": .integer(books.withdrawn), "turned_away": .integer(books.turnedAway),
            "waiting": .integer(books.waiting + books.inFlight),
            "throttled": .integer(throttles), "without_option": .integer(withoutOption), "overruns": .integer(overruns),
            "unsent": .array(
                unconfirmed.map { .object($0.fields.merging(["may_have_arrived": .bool(true)]) { $1 }) }
                    + unsent.map { .object($0.fields) }),
        ]
    }
}
