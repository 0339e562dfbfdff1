import Bridge

extension RunEvent {
    /// The kind of lines that this one may be one of many of, as in an outage; nil when it is always shown.
    ///
    /// Events that undo one another are of one kind, so that the newest line says how things stand.
    var kind: String? {
        switch self {
        case .bridge(let event): event.kind
        case .connected(let port), .disconnected(let port), .notConnected(let port, _), .guest(let port),
            .released(let port):
            "port \(port)"
        case .doubt(let doubt): "\(doubt.name) \(doubt.text)"
        case .overrun: "overrun"
        case .inputLost, .inputFound: "input"
        case .started, .waitingForDevice, .reloaded, .reloadFailed, .notWatched, .inputEnded, .dashboard,
            .stopping:
            nil
        }
    }
}

extension BridgeEvent {
    fileprivate var kind: String? {
        switch self {
        case .voltaAway, .voltaRefused, .wrongAddress, .voltaBack: "volta"
        case .slowed, .fullSpeed: "rate"
        case .retrying(let report, _): "retrying \(report.type) \(report.control)"
        case .dropped(let report, let why, _): "dropped \(why.rawValue) \(report.type) \(report.control)"
        case .feedbackLoop(let port, _): "feedback \(port)"
        case .layoutRead, .delivered, .noRule, .ignored: nil
        }
    }
}
