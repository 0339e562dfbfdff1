import Mapping

extension Engine {
    /// What onlookers are told of a notice.
    func event(of notice: EngineNotice, ports: [PortID: PortOrigin]) -> BridgeEvent {
        switch notice {
        case .noSuchOption(let rule, let option):
            let name = mapping.rules[rule].name
            return .ignored(reason: "\(name): there is no option \(option); such values are ignored and counted")
        case .noOptions(let rule):
            let name = mapping.rules[rule].name
            return .ignored(reason: "\(name): the control lists no options, so nothing can be chosen by position")
        case .feedbackLoop(let port, let pause):
            return .feedbackLoop(port: ports[port]?.title ?? "a surface", pause: pause)
        case .expired(let press):
            return .dropped(ActionReport(press, of: mapping), .expired, reason: "it waited too long for its control")
        case .displaced(let press):
            let reason = "too many presses wait for controls that are not there"
            return .dropped(ActionReport(press, of: mapping), .turnedAway, reason: reason)
        }
    }
}

extension PortOrigin {
    /// The device's name for people.
    var title: String {
        switch self {
        case .device(let name), .watched(let name), .twin(let name), .sender(let name): name.client
        case .unnamed: "the input"
        }
    }
}
