import MIDI

extension ControllerRoles {
    /// What the controllers are part of for some rules.
    ///
    /// What selects parameters of a kind that no rule listens to is for itself where a rule listens to it.
    init(_ rules: some Sequence<CompiledRule>) {
        self.init()
        var listening: [Bool: Set<Channel>] = [:]
        for rule in rules {
            for channel in rule.source.channels(rule.channel) {
                switch rule.source {
                case .controlPair(let coarse, let fine):
                    join(coarse: coarse, fine: fine, order: rule.order, on: channel)
                case .parameter(let parameter):
                    carryParameters(on: channel)
                    listening[parameter.isRegistered, default: []].insert(channel)
                case .bankProgram: selectBanks(on: channel)
                default: break
                }
            }
        }
        for rule in rules {
            guard case .controlChange(let controller) = rule.source, (98...101).contains(controller) else { continue }
            for channel in rule.source.channels(rule.channel)
            where listening[controller >= 100]?.contains(channel) != true {
                release(controller, on: channel)
            }
        }
    }
}
