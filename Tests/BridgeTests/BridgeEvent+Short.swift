import Bridge
import Volta

extension BridgeEvent {
    /// The event in a few words, without the server's.
    var shortText: String {
        switch self {
        case .layoutRead(let layout, let sleeping):
            "page \(layout.activePageId), sleeping: \(sleeping.joined(separator: ", "))"
        case .voltaAway: "away"
        case .voltaRefused: "refused"
        case .wrongAddress: "wrong address"
        case .voltaBack: "back"
        case .slowed(let rate, reason: _): "slowed to \(rate)"
        case .fullSpeed(let rate): "up to \(rate)"
        case .delivered(let report, latency: _): "delivered \(report.shortText)"
        case .retrying(let report, reason: _): "retrying \(report.shortText)"
        case .dropped(let report, let why, reason: _): "dropped \(report.shortText): \(why.rawValue)"
        case .noRule(let input): "no rule: \(input)"
        case .feedbackLoop(let port, let pause): "feedback loop: \(port), \(pause)"
        case .ignored(let reason): reason
        }
    }
}

extension ActionReport {
    /// The control and the value in a few words.
    var shortText: String {
        guard case .slider(let position) = value else { return control }
        return "\(control) \((position * 1000).rounded() / 1000)"
    }
}
