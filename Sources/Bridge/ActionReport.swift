import Mapping
public import Volta

/// One action, or what is meant to become one, with the name that people know its control by.
public struct ActionReport: Sendable, Equatable {
    /// The control's label on the page for which the action was made; `control 7` when nothing there has its local id,
    /// and for what is kept the name in the mapping.
    public let control: String
    /// The control's type, as `Slider`.
    public let type: String
    /// The control's local id; nil when the control was not there.
    public let lid: Int?
    /// What was to be said to the control; nil when that depends on a control that was not there.
    public let value: ActionValue?

    /// Which control it was on the page for which the action was made.
    let identity: ControlIdentity?

    init(_ action: Action, layout: LayoutInfo?) {
        let found = layout?.controls.first { $0.lid == action.lid }
        control = found?.label ?? "control \(action.lid)"
        type = action.value.kind.name
        lid = action.lid
        value = action.value
        identity = found.map { ControlIdentity($0) }
    }

    /// What is kept for a control that is not there.
    init(_ kept: KeptDemand, of mapping: CompiledMapping) {
        let target = mapping.targets[mapping.rules[kept.rule].target]
        control = target.control.plain
        type = target.kind.layoutType
        lid = if case .lid(let lid) = target.control { lid } else { nil }
        value = kept.value
        identity = nil
    }
}
