public import Volta
public import YAML

extension MappingFile {
    /// In what the mapping disagrees with a layout, in the order of the places.
    ///
    /// These are errors for someone who edits the file; at run time a rule whose control is not there sleeps.
    public func diagnostics(against layout: LayoutInfo) -> [Diagnostic] {
        let index = LayoutIndex(layout)
        return numberedRules.compactMap { _, rule in
            rule.axis == .y ? nil : Self.diagnostic(rule, index.resolution(of: rule.target), layout)
        }.sortedByPlace()
    }

    private static func diagnostic(_ rule: Rule, _ resolution: Resolution, _ layout: LayoutInfo) -> Diagnostic? {
        switch resolution {
        case .found(let control):
            return rule.target.kind == .index ? optionDiagnostic(rule, control) : nil
        case .missing:
            return LayoutMistake.noSuchControl(rule.target.control, on: layout.controls).diagnostic(
                at: rule.targetPlace)
        case .wrongType(let control):
            return LayoutMistake.wrongType(rule.target, control).diagnostic(at: rule.targetPlace)
        case .several(let controls):
            return LayoutMistake.several(rule.target, controls).diagnostic(at: rule.targetPlace)
        }
    }

    private static func optionDiagnostic(_ rule: Rule, _ control: LayoutControl) -> Diagnostic? {
        let bound = BoundControl(control)
        switch (rule.settings.value, rule.source) {
        case (.option(let option), _):
            guard !bound.hasOption(option) else { return nil }
            let mistake = LayoutMistake.noSuchOption(option, of: control, only: bound.options ?? [])
            return mistake.diagnostic(at: rule.valuePlace ?? rule.place)
        case (_, let source) where source.kind.isContinuous:
            guard bound.option(at: 0) == nil else { return nil }
            return LayoutMistake.nothingToSweep(control).diagnostic(at: rule.sourcePlace)
        default: return pickDiagnostic(rule, control, bound)
        }
    }

    /// What is wrong with a rule whose inputs each pick an option.
    private static func pickDiagnostic(_ rule: Rule, _ control: LayoutControl, _ bound: BoundControl) -> Diagnostic? {
        guard let options = bound.options else { return nil }
        let inputs = rule.source.numbers.enumerated().map { (number: $1, option: rule.source.option(at: $0)) }
        let without = inputs.filter { !bound.hasOption($0.option) }
        guard let first = without.first else { return nil }
        let mistake: LayoutMistake
        switch rule.source {
        case .program(nil), .bankProgram(_, nil):
            // A bank of programs is larger than a control; only when none fits is this a mistake.
            guard without.count == inputs.count else { return nil }
            mistake = .programsWithoutOption(of: control, only: options)
        case .program, .bankProgram: mistake = .noSuchOption(first.option, of: control, only: options)
        default:
            mistake = .notesWithoutOption(
                without.map(\.number), picks: without.map(\.option), of: control, only: options)
        }
        return mistake.diagnostic(at: rule.sourcePlace)
    }
}
