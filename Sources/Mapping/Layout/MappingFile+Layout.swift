public import Volta
public import YAML

extension MappingFile {
    /// In what the mapping disagrees with a layout, in the order of the places.
    ///
    /// These are errors for someone who edits the file; at run time a rule whose control is not there sleeps.
    public func diagnostics(against layout: LayoutInfo) -> [Diagnostic] {
        let index = LayoutIndex(layout)
        return numberedRules.compactMap { _, rule in
            Self.diagnostic(rule, index.resolution(of: rule.target), layout)
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
        guard let count = bound.options?.count else { return nil }
        switch (rule.settings.value, rule.source) {
        case (.option(let option), _):
            guard !bound.hasOption(option) else { return nil }
            let mistake = LayoutMistake.noSuchOption(option, of: control, count: count)
            return mistake.diagnostic(at: rule.valuePlace ?? rule.place)
        case (_, .notes(let notes)) where notes.count > count:
            return LayoutMistake.fewerOptions(notes: notes.count, of: control, count: count).diagnostic(
                at: rule.sourcePlace)
        case (_, .program(let program?)) where !bound.hasOption(Int(program)):
            return LayoutMistake.noSuchOption(Int(program), of: control, count: count).diagnostic(at: rule.sourcePlace)
        default: return nil
        }
    }
}
