public import Volta

extension ControlReference {
    /// Whether the reference means this control; its type is not looked at.
    public func names(_ control: LayoutControl) -> Bool {
        switch self {
        case .label(let label): control.label.trimmed == label
        case .lid(let lid): control.lid == lid
        case .address(let address): control.address == address
        }
    }
}
