import Volta

/// What a target's reference comes to in a layout.
enum Resolution {
    /// Exactly one control of the right type.
    case found(LayoutControl)
    /// No such control on the page.
    case missing
    /// A control of another type.
    case wrongType(LayoutControl)
    /// Several controls of the right type with that name.
    case several([LayoutControl])
}
