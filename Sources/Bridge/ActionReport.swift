public import Volta

/// One action with the name that people know its control by.
public struct ActionReport: Sendable, Equatable {
    /// The control's label, or its address when it is not on the page any more.
    public let control: String
    /// The action.
    public let action: Action

    init(_ action: Action, layout: LayoutInfo?) {
        self.action = action
        control = layout?.controls.first { $0.lid == action.lid }?.label ?? "control \(action.lid)"
    }
}
