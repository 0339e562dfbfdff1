import Mapping
import Volta
import YAML

/// Chooses how a file names a control of a layout so that it means that one and no other.
struct ControlNames {
    /// A longer label is hard to read in a rule.
    private static let longest = 60

    private let controls: [LayoutControl]

    init(_ layout: LayoutInfo) {
        controls = layout.controls
    }

    /// The control as the value of a rule's target: its label where that is plain and its own, else its lid or address.
    func reference(to control: LayoutControl) -> String {
        let label = control.label.trimmed
        if isPlain(label), isItsOwn(label, control) { return Node.plainOrQuoted(label) }
        let sameType = controls.filter { $0.type == control.type }
        if control.lid >= 0, sameType.count(where: { $0.lid == control.lid }) <= 1 { return String(control.lid) }
        let address = control.address
        if address.hasPrefix("/"), isPlain(address), sameType.count(where: { $0.address == address }) <= 1 {
            return "\"\(Self.quoted(address))\""
        }
        return String(max(control.lid, 0))
    }

    /// Whether a label can be written and read without surprises.
    private func isPlain(_ label: String) -> Bool {
        !label.isEmpty && label.count <= Self.longest
            && label.unicodeScalars.allSatisfy(Self.isPlain)
    }

    /// Whether a scalar is seen as what it is, and breaks no line.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        default: true
        }
    }

    /// Whether no other control of its type has the label, and none has one that is hardly another.
    private func isItsOwn(_ label: String, _ control: LayoutControl) -> Bool {
        guard !label.hasPrefix("/") else { return false }
        let others = controls.filter { $0 != control || $0.lid != control.lid }
        let isTwice = controls.count { $0.type == control.type && $0.label.trimmed == label } > 1
        return !isTwice
            && !others.contains { Self.form($0.label) == Self.form(label) && $0.label.trimmed != label }
    }

    private static func form(_ label: String) -> String { label.lowercased().filter { !$0.isWhitespace } }

    private static func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
