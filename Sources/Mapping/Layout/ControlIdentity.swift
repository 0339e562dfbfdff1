public import Volta

/// What makes a control the same one on two pages, or in two readings of a layout.
///
/// A local id alone does not: another page may give it to another control.
public struct ControlIdentity: Hashable, Sendable {
    /// The local id.
    public let lid: Int
    /// The API's name of its kind.
    public let type: String
    /// The text on it.
    public let label: String
    /// Its address.
    public let address: String

    /// The identity of a control.
    public init(_ control: LayoutControl) {
        lid = control.lid
        type = control.type
        label = control.label
        address = control.address
    }
}
