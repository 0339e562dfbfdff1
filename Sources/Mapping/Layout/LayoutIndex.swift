import Volta

/// Finds the controls of a layout by label, lid and address, whatever their number.
struct LayoutIndex {
    /// The controls in the order of the layout.
    let controls: [LayoutControl]
    private var named: [ControlReference: [LayoutControl]] = [:]

    init(_ layout: LayoutInfo) {
        controls = layout.controls
        for control in controls {
            named[.label(control.label.trimmed), default: []].append(control)
            named[.lid(control.lid), default: []].append(control)
            named[.address(control.address), default: []].append(control)
        }
    }

    /// What a target's reference comes to.
    func resolution(of target: RuleTarget) -> Resolution {
        let named = named[target.control] ?? []
        let fitting = named.filter { $0.type == target.kind.layoutType }
        switch (fitting.count, named.first) {
        case (1, _): return .found(fitting[0])
        case (0, nil): return .missing
        case (0, let other?): return .wrongType(other)
        default: return .several(fitting)
        }
    }
}
