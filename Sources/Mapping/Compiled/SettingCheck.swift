import YAML

/// Looks for settings that can be followed, but will hardly do what was meant.
struct SettingCheck {
    private(set) var diagnostics: [Diagnostic] = []

    /// Reports what is doubtful in the settings of the rules.
    mutating func check(_ devices: [DeviceEntry]) {
        for rule in devices.flatMap(\.rules) where rule.isSound {
            for mistake in Self.doubts(rule) { diagnostics.append(mistake.diagnostic(at: rule.sourcePlace)) }
        }
    }

    private static func doubts(_ rule: Rule) -> [MappingMistake] {
        let (settings, maximum) = (rule.settings, rule.source.maximum)
        var doubts: [MappingMistake] = []
        if let input = settings.input, maximum > 127, max(input.first, input.last) <= 127 {
            doubts.append(.lowInput("\(rule.source)", last: max(input.first, input.last)))
        }
        let span = settings.input.map { max($0.first, $0.last) - min($0.first, $0.last) } ?? maximum
        if let steps = settings.steps, steps > Int(span) + 1 {
            doubts.append(.tooManySteps(steps, "\(rule.source)", values: Int(span) + 1))
        }
        if let deadband = settings.deadband, deadband > 0, deadband + 1e-9 < 1 / Double(span) {
            doubts.append(.deadbandWithoutEffect("\(rule.source)", values: Int(span) + 1))
        }
        if let start = settings.start, let range = settings.range,
            !(min(range.first, range.last)...max(range.first, range.last)).contains(start)
        {
            doubts.append(.startOutsideRange)
        }
        return doubts
    }
}
