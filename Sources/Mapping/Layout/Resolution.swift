import Volta

/// What a target's reference comes to in a layout.
enum Resolution {
    /// Exactly one control of the right type.
    case found(LayoutControl)
    /// No such control on the page.
    case missing
    /// A control of another type.
    case wrongType(LayoutControl)
    /// Several controls of the right type with that label.
    case several([LayoutControl])

    init(_ target: RuleTarget, in layout: LayoutInfo) {
        let named = layout.controls.filter { target.control.names($0) }
        let fitting = named.filter { $0.type == target.kind.layoutType }
        switch (fitting.count, named.first) {
        case (1, _): self = .found(fitting[0])
        case (0, nil): self = .missing
        case (0, let other?): self = .wrongType(other)
        default: self = .several(fitting)
        }
    }
}
