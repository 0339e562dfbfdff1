import Mapping
import Volta

extension Expectation {
    /// Whether a request is the expected one.
    func fits(_ request: ReceivedRequest) -> Bool { isInTime(request) && value.fits(request.value) && names(request) }

    /// Whether it arrived when it was to arrive.
    func isInTime(_ request: ReceivedRequest) -> Bool {
        let latest = time + within
        return request.time <= latest && (isLast || request.time >= time - within)
    }

    /// Whether its control is the one that is meant.
    func names(_ request: ReceivedRequest) -> Bool {
        guard request.type == target.kind.layoutType else { return false }
        return request.control.map { target.control.names($0) } ?? (target.control == .lid(request.lid))
    }

    /// Whether it is about the controls of a kind that have a label.
    func isAbout(_ kind: RuleTarget.Kind, _ label: String, _ requests: [ReceivedRequest]) -> Bool {
        target.kind == kind && self.label(among: requests) == label
    }

    /// The label of its control.
    func label(among requests: [ReceivedRequest]) -> String {
        if case .label(let label) = target.control { return label }
        return requests.first { names($0) }?.label ?? target.control.plain
    }
}
