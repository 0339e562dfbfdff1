/// One action on one control of the layout.
public struct Action: Hashable, Sendable {
    /// The control's local id.
    public let lid: Int
    /// What is said to the control.
    public let value: ActionValue

    /// An action on the control with the given local id.
    public init(lid: Int, value: ActionValue) {
        self.lid = lid
        self.value = value
    }
}
