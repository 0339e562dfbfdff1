import YAML

/// How a file names a control of the layout.
public enum ControlReference: Hashable, Sendable, CustomStringConvertible {
    /// By the label that people see.
    case label(String)
    /// By the local id, 0 or above.
    case lid(Int)
    /// By the address, which starts with a slash.
    case address(String)

    /// The reference for a message.
    public var description: String {
        switch self {
        case .label(let text), .address(let text): text.shown()
        case .lid(let lid): "lid \(lid)"
        }
    }
}

extension ControlReference {
    /// The reference without marks around it.
    public var plain: String {
        switch self {
        case .label(let text), .address(let text): text
        case .lid(let lid): "lid \(lid)"
        }
    }
}
