public import Volta

/// Controls that are moved from elsewhere than a surface.
extension Engine {
    /// The numbers of the rules that drive the control with this local id now, in the order of the file.
    public func rules(driving lid: Int) -> [Int] {
        mapping.rules.indices.filter { controls[mapping.rules[$0].target]?.lid == lid }
    }

    /// A control was set by hand elsewhere, on the dashboard: what flips, turns or takes it over goes on from there, and
    /// its lamps show it.
    public mutating func touched(_ value: ActionValue, on lid: Int) {
        for target in controls.indices {
            guard let control = controls[target], control.lid == lid else { continue }
            note(value, of: control, target)
            controlChanged(target)
        }
    }

    private mutating func note(_ value: ActionValue, of control: BoundControl, _ target: Int) {
        switch value {
        case .toggle(let state): toggles[control.identity, default: AskedState()].asked = state
        case .index(let option):
            chosen[control.identity, default: AskedState()].asked = option
            if let position = control.position(of: option) { place(target, at: position) }
        case .slider(let position): place(target, at: position)
        case .xyPad(let x, let y):
            place(target, at: x)
            heights[target] = Dial(at: y)
            heights.grip(target) { grip, _ in grip.set(by: nil) }
        case .button, .string: break
        }
    }

    private mutating func place(_ target: Int, at position: Double) {
        positions[target] = Dial(at: position)
        positions.grip(target) { grip, _ in grip.set(by: nil) }
    }
}
