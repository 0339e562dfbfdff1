import Mapping

extension Engine {
    /// What a person is told of a notice.
    func text(of notice: EngineNotice) -> String {
        switch notice {
        case .noSuchOption(let rule, let option):
            "\(mapping.rules[rule].name): there is no option \(option); such values are ignored and counted"
        case .noOptions(let rule):
            "\(mapping.rules[rule].name): the control lists no options, so nothing can be chosen by position"
        case .expired(let count):
            "\(count) \(count == 1 ? "press" : "presses") waited too long for the layout and \(count == 1 ? "was" : "were") dropped"
        }
    }
}
