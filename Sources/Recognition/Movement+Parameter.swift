import MIDI

extension Movement {
    /// Steps that come while no parameter is selected, as some knobs send them: no rule can follow them.
    var stepsForNothing: Finding? {
        guard let trace = mainTrace, trace.input.kind == .controlChange,
            trace.input.number == 96 || trace.input.number == 97,
            self.trace(trace.input.channel, 99) != nil || self.trace(trace.input.channel, 101) != nil
        else { return nil }
        return trace.found(
            .fader(controller: trace.input.number), "it sends steps for a parameter, and selects none"
        ).unsure("no rule can follow it: set the knob to another mode in the surface's editor, such as a cc")
    }

    /// What was said for one parameter.
    private struct Said {
        var channel: Channel
        var values = 0
        var steps = 0

        var count: Int { values + steps }
    }

    /// A parameter that was selected and then got data, unless something else moved more.
    var parameter: Finding? {
        let said = saidByParameter
        guard let (parameter, most) = said.max(by: { $0.value.count < $1.value.count }) else { return nil }
        let family = traces.filter { $0.input.isOfParameters && $0.input.channel == most.channel }
        let others = traces.filter { !$0.input.isOfParameters && !$0.mayBeTouch }
        let activity = family.map(\.activity).reduce(0, +)
        guard others.allSatisfy({ $0.activity <= activity }) else { return nil }
        let isStepped = most.steps > most.values
        let kind = parameter.isRegistered ? "a registered parameter (RPN)" : "a parameter (NRPN)"
        let finding = Finding(
            control: .parameter(parameter, isStepped: isStepped), channel: most.channel, certainty: .sure,
            reason: "it selects \(kind) and then sends \(isStepped ? "steps" : "values") for it")
        let rival = said.first { $0.key != parameter && $0.value.count * 2 > most.count }
        return finding.asking(
            rival.map { "two controls have moved (parameter \($0.key.number) too): move one alone" })
    }

    private var saidByParameter: [Parameter: Said] {
        var selections = selections
        var said: [Parameter: Said] = [:]
        for (message, _) in messages {
            selections.receive(message)
            guard case .controlChange(let channel, let controller, _) = message,
                let parameter = selections.parameter(on: channel)
            else { continue }
            switch controller {
            case 6, 38: said[parameter, default: Said(channel: channel)].values += 1
            case 96, 97: said[parameter, default: Said(channel: channel)].steps += 1
            default: continue
            }
        }
        return said
    }
}
