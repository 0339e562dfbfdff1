import MIDI

extension CompiledMapping {
    /// The most rules that are named.
    private static let mostNear = 3

    /// The rules that nearly listen to a message from a port which follows some entries, nearest first.
    func nearRules(to message: Message, following entries: Set<Int>) -> [NearRule] {
        let near = rules.indices.compactMap { nearRule($0, to: message, following: entries) }
        let order = near.indices.sorted { (near[$0].differences.count, $0) < (near[$1].differences.count, $1) }
        return order.prefix(Self.mostNear).map { near[$0] }
    }

    private func nearRule(_ number: Int, to message: Message, following entries: Set<Int>) -> NearRule? {
        let rule = rules[number]
        var differences: [NearRule.Difference] = []
        if rule.source.namesNumber(of: message) {
            differences.append(.kind(rule.source.kind))
        } else if !rule.source.names(message) {
            return nil
        }
        if let channel = rule.channel, let came = message.channel, came != channel {
            differences.append(.channel(channel))
        }
        if !entries.contains(rule.device) { differences.append(.device(devices[rule.device].match)) }
        // What is left are messages that belong to others: the data of a parameter, the program of a bank.
        switch rule.source {
        case .parameter: differences.append(.parameter)
        case .bankProgram(let bank, _): differences.append(.bank(bank))
        default: break
        }
        guard !differences.isEmpty else { return nil }
        return NearRule(rule: number, line: rule.line, name: rule.name, differences: differences)
    }
}

extension Message {
    /// The channel that it is on; nil for messages without one.
    fileprivate var channel: Channel? { MessageInput(self).channel }
}
