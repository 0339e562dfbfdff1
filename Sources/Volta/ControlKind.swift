/// What kind a control is: it says what an action on it carries.
public enum ControlKind: Hashable, Sendable {
    /// A trigger; every press counts.
    case button
    /// A continuous state, 0 to 1.
    case slider
    /// On or off.
    case toggle
    /// One of several options, by number from 0.
    case index
    /// A text.
    case string
    /// A point, each coordinate 0 to 1.
    case xyPad
    /// A device's acceleration; takes no action.
    case accelerometer
    /// A device's rotation; takes no action.
    case gyroscope
    /// A kind that this version does not know, by its name; takes no action.
    case unknown(String)

    private static let known: [ControlKind] = [
        .button, .slider, .toggle, .index, .string, .xyPad, .accelerometer, .gyroscope,
    ]

    /// The kind with the API's name for it; names are compared exactly.
    public init(name: String) {
        self = Self.known.first { $0.name == name } ?? .unknown(name)
    }

    /// The API's name for the kind, as in a layout's and an action's `type`.
    public var name: String {
        switch self {
        case .button: "Button"
        case .slider: "Slider"
        case .toggle: "Toggle"
        case .index: "Index"
        case .string: "String"
        case .xyPad: "XYPad"
        case .accelerometer: "Accelerometer"
        case .gyroscope: "Gyroscope"
        case .unknown(let name): name
        }
    }

    /// Whether an ``ActionValue`` for this kind exists.
    public var takesActions: Bool {
        switch self {
        case .button, .slider, .toggle, .index, .string, .xyPad: true
        case .accelerometer, .gyroscope, .unknown: false
        }
    }
}
