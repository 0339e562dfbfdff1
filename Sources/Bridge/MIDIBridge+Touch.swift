import Dispatching
public import Volta

extension MIDIBridge {
    /// Sets a control from elsewhere than a surface, through the same queue as everything else.
    ///
    /// - Parameters:
    ///   - lid: The control's local id.
    ///   - value: What is said to it.
    ///   - page: The number of the page on which a person saw the control; see ``PageSnapshot/number``.
    public func touch(_ lid: Int, _ value: ActionValue, on page: Int) -> TouchResult {
        guard page == pageNumber, let layout else { return .pageChanged }
        guard let control = layout.controls.first(where: { $0.lid == lid }) else {
            return .notPossible(reason: "There is no control \(lid) on the page.")
        }
        if let reason = value.obstacle(for: control) { return .notPossible(reason: reason) }
        let now = now
        let submission = dispatcher.submit(
            Action(lid: lid, value: value), delivery: value.usualDelivery, at: now)
        guard submission != .turnedAway else { return .turnedAway }
        engine.touched(value, on: lid)
        pump()
        return .taken
    }

    /// Lets go of all that hands hold, as if each port had gone and come back: what follows may not be heard here.
    public func letGo() {
        for (port, origin) in ports {
            portLeft(port)
            portAppeared(port, from: origin)
        }
        pump()
    }
}

extension ActionValue {
    /// Whether each one counts when a person sets it with a finger: a press, a text, a vote.
    fileprivate var usualDelivery: Delivery {
        switch self {
        case .button, .string, .index: .every
        case .slider, .toggle, .xyPad: .latest
        }
    }

    /// Why a control cannot take the value; nil when it can.
    fileprivate func obstacle(for control: LayoutControl) -> String? {
        guard control.kind == kind else { return "\(control.label) is a \(control.type), not a \(kind.name)." }
        if case .index(let option) = self, let options = control.options,
            !options.contains(where: { $0.index == option })
        {
            return "\(control.label) has no option \(option)."
        }
        do {
            _ = try json()
            return nil
        } catch {
            return error.description
        }
    }
}
