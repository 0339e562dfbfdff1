import Bridge
import Volta

extension MappingReload {
    /// The line for people.
    var text: String {
        guard let report else { return "\(mapping) is good again, and is what runs" }
        return "\(mapping) \(isGoodAgain ? "is good again" : "was read again"): \(Self.text(of: report))"
    }

    private static func text(of report: MappingReport) -> String {
        let count = "\(report.rules) rule\(report.rules == 1 ? "" : "s")"
        let news = [(report.added, "new"), (report.removed, "gone")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let changes = news.isEmpty ? "" : " (\(news.joined(separator: ", ")))"
        return count + changes + BridgeEvent.text(ofSleeping: report.sleeping)
    }

    /// The fields in the JSON log.
    var fields: [String: JSONValue] {
        var fields: [String: JSONValue] = ["file": .string(mapping), "good_again": .bool(isGoodAgain)]
        if let report {
            fields["rules"] = .integer(report.rules)
            fields["added"] = .integer(report.added)
            fields["removed"] = .integer(report.removed)
            fields["sleeping"] = .array(report.sleeping.map(JSONValue.string))
        }
        return fields
    }
}
