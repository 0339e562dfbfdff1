public import Volta

/// The states of toggles, which depend on what became of the actions.
extension Engine {
    /// A value has reached its control.
    public mutating func delivered(_ value: ActionValue, to control: ControlIdentity) {
        guard case .toggle(let state) = value else { return }
        toggles[control]?.confirmed = state
        toggles[control]?.settle(state)
    }

    /// A value has not reached its control and never will: the next flip goes on from the state that the toggle has,
    /// unless another one was asked of it since.
    public mutating func gaveUp(_ value: ActionValue, for control: ControlIdentity) {
        guard case .toggle(let state) = value else { return }
        toggles[control]?.settle(state)
    }

    /// The state that a toggle will have once everything asked of it is done.
    func expectedState(of control: BoundControl) -> Bool { toggles[control.identity]?.expected ?? false }

    /// Asks a state of a toggle.
    mutating func toggle(_ control: BoundControl, to state: Bool) -> ActionValue {
        toggles[control.identity, default: ToggleState()].asked = state
        return .toggle(state)
    }
}
