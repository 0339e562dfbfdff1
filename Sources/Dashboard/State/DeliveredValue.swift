import Volta

/// What a control was last told.
struct DeliveredValue: Sendable, Equatable {
    /// The label and the type of the control then: a local id alone may name another one by now.
    let label: String
    let type: String
    let value: ActionValue
    /// How often it was told something.
    var count: Int
    /// When, in seconds since 1970.
    let time: Double

    /// Whether it was this control.
    func belongs(to control: LayoutControl) -> Bool { label == control.label && type == control.type }
}
