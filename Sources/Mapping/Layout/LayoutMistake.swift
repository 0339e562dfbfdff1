import Volta
import YAML

/// Everything in which a mapping can disagree with a layout; all texts are made here.
enum LayoutMistake {
    case noSuchControl(ControlReference, on: [LayoutControl])
    case wrongType(RuleTarget, LayoutControl)
    case several(RuleTarget, [LayoutControl])
    case noSuchOption(Int, of: LayoutControl, only: [Int])
    case notesWithoutOption([Int], picks: [Int], of: LayoutControl, only: [Int])
    case programsWithoutOption(of: LayoutControl, only: [Int])
    case nothingToSweep(LayoutControl)

    var id: String {
        switch self {
        case .noSuchControl: "no-such-control"
        case .wrongType: "wrong-control-type"
        case .several: "ambiguous-control"
        case .noSuchOption: "no-such-option"
        case .notesWithoutOption, .programsWithoutOption: "inputs-without-option"
        case .nothingToSweep: "no-options"
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
        case .noSuchOption(let option, let control, let options) where options.isEmpty:
            "\(control.label.shown()) has no option \(option): it lists none"
        case .noSuchOption(let option, let control, let options):
            "\(control.label.shown()) has no option \(option), only \(options.counted("option"))"
        case .notesWithoutOption(let notes, let picks, let control, let options):
            "\(notes.counted("note")) \(notes.count == 1 ? "picks" : "pick") \(picks.counted("option")), "
                + "but \(control.label.shown()) \(Self.all(options))"
        case .programsWithoutOption(let control, let options):
            "programs pick options 0 to 127, but \(control.label.shown()) \(Self.all(options))"
        case .nothingToSweep(let control):
            "\(control.label.shown()) lists no options, so nothing can be chosen by position"
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
        case .noSuchOption, .notesWithoutOption, .programsWithoutOption, .nothingToSweep: nil
        }
    }

    /// The mistake as a diagnostic at a place.
    func diagnostic(at place: Place) -> Diagnostic {
        Diagnostic(id: id, severity: severity, place: place, message: message, hint: hint)
    }

    private var severity: Diagnostic.Severity {
        switch self {
        case .noSuchControl, .wrongType, .several, .noSuchOption: .error
        case .notesWithoutOption, .programsWithoutOption, .nothingToSweep: .warning
        }
    }

    private static func sameLetters(_ label: String, _ controls: [LayoutControl]) -> String? {
        controls.first { $0.label.lowercased() == label.lowercased() }.map { "did you mean \($0.label.shown())?" }
    }

    /// The key that moves each type of control.
    private static let kinds: [String: String] = Dictionary(
        uniqueKeysWithValues: RuleTarget.Kind.allCases.map { ($0.layoutType, $0.rawValue) })

    private static func all(_ options: [Int]) -> String {
        options.isEmpty ? "lists no options" : "has only \(options.counted("option"))"
    }
}
