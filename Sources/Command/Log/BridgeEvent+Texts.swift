import Bridge
import Time
import Volta

extension BridgeEvent {
    /// The line for people.
    var text: String {
        switch self {
        case .layoutRead(let layout, let sleeping): BridgeEvent.text(of: layout, sleeping: sleeping)
        case .voltaAway(let reason): "Volta cannot be reached: \(reason); waiting for it"
        case .voltaRefused(let reason): "Volta refuses: \(reason)"
        case .wrongAddress(let reason): "this is not the address of the layout: \(reason)"
        case .voltaBack: "Volta is back"
        case .slowed(let rate, let reason):
            "Volta asks for patience: \(reason); at most \(rate.formatted(decimals: 1)) actions a second until it allows more"
        case .fullSpeed(let rate): "up to \(rate.formatted(decimals: 1)) actions a second again"
        case .delivered(let report, let latency):
            "\(report.text)  \(latency.inMilliseconds.formatted(decimals: 1)) ms"
        case .retrying(let report, let reason): "\(report.text) did not arrive: \(reason); sending again"
        case .dropped(let report, let why, let reason): "\(report.text) was dropped (\(why.rawValue)): \(reason)"
        case .noRule(let input): "\(input.text): no rule listens to it (said once)"
        case .feedbackLoop(let port, let pause):
            "\(port) sends back all that it is sent: its lights are left alone for \(pause.components.seconds) s; "
                + "turn MIDI Thru off there, or write `light: none` for it"
        case .ignored(let reason): reason
        }
    }

    private static func text(of layout: LayoutInfo, sleeping: [String]) -> String {
        let count = layout.controls.count
        let page = layout.activePageId.isEmpty ? "" : ", page \(layout.activePageId)"
        let text = "layout \(layout.layoutId)\(page): \(count) control\(count == 1 ? "" : "s")"
        return text + Self.text(ofSleeping: sleeping)
    }

    /// What is said behind a text of rules that sleep; nothing when none does.
    static func text(ofSleeping sleeping: [String]) -> String {
        guard !sleeping.isEmpty else { return "" }
        let named = sleeping.prefix(5).joined(separator: ", ")
        let others = sleeping.count > 5 ? " and \(sleeping.count - 5) more rules" : ""
        return "; asleep, because their control is not on this page: \(named)\(others)"
    }

    /// The name of the event in the JSON log.
    var name: String {
        switch self {
        case .layoutRead: "layout"
        case .voltaAway: "volta_away"
        case .voltaRefused: "volta_refused"
        case .wrongAddress: "wrong_address"
        case .voltaBack: "volta_back"
        case .slowed: "slowed"
        case .fullSpeed: "full_speed"
        case .delivered: "delivered"
        case .retrying: "retrying"
        case .dropped: "dropped"
        case .noRule: "no_rule"
        case .feedbackLoop: "feedback_loop"
        case .ignored: "ignored"
        }
    }

    /// The event's own fields in the JSON log.
    var fields: [String: JSONValue] {
        switch self {
        case .layoutRead(let layout, let sleeping):
            [
                "layout_id": .string(layout.layoutId), "page": .string(layout.activePageId),
                "controls": .integer(layout.controls.count), "sleeping": .array(sleeping.map(JSONValue.string)),
            ]
        case .voltaAway(let reason), .voltaRefused(let reason), .wrongAddress(let reason), .ignored(let reason):
            ["reason": .string(reason)]
        case .noRule(let input): ["input": .string(input.text)]
        case .feedbackLoop(let port, let pause):
            ["port": .string(port), "pause_s": .integer(Int(pause.components.seconds))]
        case .voltaBack: [:]
        case .slowed(let rate, let reason):
            ["rate": .number(rate.rounded(toPlaces: 3)), "reason": .string(reason)]
        case .fullSpeed(let rate): ["rate": .number(rate.rounded(toPlaces: 3))]
        case .delivered(let report, let latency):
            report.fields.merging(["latency_ms": .number(latency.inMilliseconds.rounded(toPlaces: 3))]) { $1 }
        case .retrying(let report, let reason): report.fields.merging(["reason": .string(reason)]) { $1 }
        case .dropped(let report, let why, let reason):
            report.fields.merging(["why": .string(why.rawValue), "reason": .string(reason)]) { $1 }
        }
    }
}
