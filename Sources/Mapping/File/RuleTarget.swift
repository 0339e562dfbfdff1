/// What a rule moves: a control of a certain kind.
public struct RuleTarget: Hashable, Sendable {
    /// The kinds of control that a rule can move, named as their keys.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A trigger.
        case button
        /// A level from 0 to 1.
        case slider
        /// On or off.
        case toggle
        /// One of several options.
        case index

        /// A text.
        case string
        /// A point, each coordinate from 0 to 1.
        case xyPad = "xy"

        /// The type in the layout that this kind needs.
        public var layoutType: String {
            switch self {
            case .button: "Button"
            case .slider: "Slider"
            case .toggle: "Toggle"
            case .index: "Index"
            case .string: "String"
            case .xyPad: "XYPad"
            }
        }
    }

    /// The kind of control.
    public var kind: Kind
    /// Which control.
    public var control: ControlReference

    /// A control of a kind.
    public init(kind: Kind, control: ControlReference) {
        (self.kind, self.control) = (kind, control)
    }
}
