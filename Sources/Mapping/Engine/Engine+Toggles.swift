public import Volta

/// The states of toggles, which depend on what became of the actions.
extension Engine {
    /// A value has reached its control.
    public mutating func delivered(_ value: ActionValue, to control: ControlIdentity) {
        switch value {
        case .toggle(let state): toggles[control]?.confirmed = state
        case .index(let option): chosen[control, default: AskedState()].confirmed = option
        default: break
        }
    }

    /// Nothing that was asked of a control is under way any more: the next flip goes on from the state that the toggle
    /// was last set to, whatever was given up since.
    public mutating func settled(_ control: ControlIdentity) {
        let (state, option) = (toggles[control]?.expected, chosen[control]?.expected)
        toggles[control]?.asked = nil
        chosen[control]?.asked = nil
        guard state != toggles[control]?.expected || option != chosen[control]?.expected else { return }
        for target in controls.indices where controls[target]?.identity == control { controlChanged(target) }
    }

    /// The state that a toggle will have once everything asked of it is done; toggles start off.
    func expectedState(of control: BoundControl) -> Bool { toggles[control.identity]?.expected ?? false }

    /// Asks a state of a toggle.
    mutating func toggle(_ control: BoundControl, to state: Bool) -> ActionValue {
        toggles[control.identity, default: AskedState()].asked = state
        return .toggle(state)
    }
}
