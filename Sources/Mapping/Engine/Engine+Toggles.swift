public import Volta

/// The states of toggles, which depend on what became of the actions.
extension Engine {
    /// A value has reached its control.
    public mutating func delivered(_ value: ActionValue, to control: ControlIdentity) {
        guard case .toggle(let state) = value else { return }
        toggles[control]?.confirmed = state
    }

    /// Nothing that was asked of a control is under way any more: the next flip goes on from the state that the toggle
    /// was last set to, whatever was given up since.
    public mutating func settled(_ control: ControlIdentity) {
        toggles[control]?.asked = nil
    }

    /// The state that a toggle will have once everything asked of it is done.
    func expectedState(of control: BoundControl) -> Bool { toggles[control.identity]?.expected ?? false }

    /// Asks a state of a toggle.
    mutating func toggle(_ control: BoundControl, to state: Bool) -> ActionValue {
        toggles[control.identity, default: ToggleState()].asked = state
        return .toggle(state)
    }
}
