import Volta
import YAML

/// Everything in which a mapping can disagree with a layout; all texts are made here.
enum LayoutMistake {
    case noSuchControl(ControlReference, on: [LayoutControl])
    case wrongType(RuleTarget, LayoutControl)
    case several(RuleTarget, [LayoutControl])
    case noSuchOption(Int, of: LayoutControl, count: Int)
    case fewerOptions(notes: Int, of: LayoutControl, count: Int)

    var id: String {
        switch self {
        case .noSuchControl: "no-such-control"
        case .wrongType: "wrong-control-type"
        case .several: "ambiguous-control"
        case .noSuchOption: "no-such-option"
        case .fewerOptions: "fewer-options"
        }
    }

    var message: String {
        switch self {
        case .noSuchControl(.label(let label), _): "the layout has no control with the label \(label.shown())"
        case .noSuchControl(.address(let address), _): "the layout has no control with the address \(address.shown())"
        case .noSuchControl(.lid(let lid), _): "the layout has no control with the lid \(lid)"
        case .wrongType(let target, let control):
            "\(target.control) is a control of type \(control.type), but `\(target.kind.rawValue)` needs \(target.kind.layoutType)"
        case .several(let target, let controls):
            "several controls go by \(target.control): lids \(controls.map { String($0.lid) }.joined(separator: ", "))"
        case .noSuchOption(let option, let control, let count):
            "\(control.label.shown()) has no option \(option), only \(Self.options(count))"
        case .fewerOptions(let notes, let control, let count):
            "\(notes) notes for \(control.label.shown()), which has only \(Self.options(count))"
        }
    }

    var hint: String? {
        switch self {
        case .noSuchControl(.label(let label), let controls):
            Suggestion.hint(for: label, among: controls.map(\.label)) ?? Self.sameLetters(label, controls)
        case .noSuchControl(.address(let address), let controls):
            Suggestion.hint(for: address, among: controls.map(\.address))
        case .noSuchControl(.lid, _): "lids on this page: see `volta-midi layout`"
        case .wrongType(_, let control): Self.kinds[control.type].map { "write `\($0):` instead" }
        case .several: "name one of them by its lid"
        case .noSuchOption, .fewerOptions: nil
        }
    }

    /// The mistake as a diagnostic at a place.
    func diagnostic(at place: Place) -> Diagnostic {
        var severity = Diagnostic.Severity.error
        if case .fewerOptions = self { severity = .warning }
        return Diagnostic(id: id, severity: severity, place: place, message: message, hint: hint)
    }

    private static func sameLetters(_ label: String, _ controls: [LayoutControl]) -> String? {
        controls.first { $0.label.lowercased() == label.lowercased() }.map { "did you mean \($0.label.shown())?" }
    }

    /// The key that moves each type of control.
    private static let kinds: [String: String] = Dictionary(
        uniqueKeysWithValues: RuleTarget.Kind.allCases.map { ($0.layoutType, $0.rawValue) })

    private static func options(_ count: Int) -> String {
        switch count {
        case 0: "no options at all"
        case 1: "option 0"
        default: "options 0 to \(count - 1)"
        }
    }
}
