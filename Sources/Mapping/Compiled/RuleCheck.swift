import MIDI
import YAML

/// Looks for rules of one device that repeat each other, and for rules of the same ports that contradict each other.
struct RuleCheck {
    private(set) var diagnostics: [Diagnostic] = []
    private var hits = 0

    /// One input of a device that moves one control.
    private struct Way: Hashable {
        let kind: CellMap.Kind
        let number: Int
        let target: RuleTarget
        let axis: PadAxis?
        let trigger: Trigger
        let layer: String?
    }

    /// When a rule acts: two rules that act at different moments do not contradict each other.
    private enum Trigger: Hashable {
        case press(UInt16, PressRule)
        case value
    }

    private struct Earlier {
        let rule: Rule
        let port: Int?
        let channel: Channel?
        let answer: Answer
    }

    /// What an input says to a control.
    private struct Answer: Equatable {
        let response: Response
        let delivery: RuleDelivery
        let expiry: Duration?
        let turning: Turning?
        let takeover: Takeover
    }

    /// The file without rules that only repeat an earlier one of the same device.
    mutating func checked(_ file: MappingFile) -> MappingFile {
        var file = file
        var ways: [DeviceIdentity: [Way: [Earlier]]] = [:]
        for index in file.devices.indices {
            let device = file.devices[index]
            let identity = DeviceIdentity(device)
            let isNamed = device.match.contains { !$0.isWhitespace }
            var known = isNamed ? ways.removeValue(forKey: identity) ?? [:] : [:]
            file.devices[index].rules = checkedRules(of: device, &known)
            if isNamed { ways[identity] = known }
        }
        return file
    }

    /// The rules of one entry; `ways` are those of the entries that mean the same device.
    private mutating func checkedRules(of device: DeviceEntry, _ ways: inout [Way: [Earlier]]) -> [Rule] {
        var places: [Rule: Place] = [:]
        return device.rules.filter { rule in
            guard rule.isSound else { return true }
            if let first = places[rule.withoutPlaces] {
                report(.duplicateRule(first: first), at: rule.place)
                return false
            }
            places[rule.withoutPlaces] = rule.place
            checkSize(rule, rule.channel ?? device.channel)
            if hits <= RuleTable.maximumHits { checkMeaning(rule, of: device, &ways) }
            return true
        }
    }

    /// Bounds the memory of the tables.
    private mutating func checkSize(_ rule: Rule, _ channel: Channel?) {
        let isFull = hits > RuleTable.maximumHits
        hits += rule.source.numbers.count * rule.source.channels(channel).count
        if !isFull, hits > RuleTable.maximumHits { report(.tooManyRules, at: rule.place) }
    }

    /// Reports a rule when the same input already moves the same control in another way.
    private mutating func checkMeaning(_ rule: Rule, of device: DeviceEntry, _ ways: inout [Way: [Earlier]]) {
        let channel = rule.channel ?? device.channel
        let response = Response(rule)
        let usual = response.defaultDelivery(for: rule.target.kind, from: rule.source.kind)
        var isReported = false
        for (position, number) in rule.source.numbers.enumerated() {
            let way = Way(
                kind: rule.source.cellKind, number: number, target: rule.target, axis: rule.axis,
                trigger: Self.trigger(of: response, PressRule(rule.settings)),
                layer: rule.settings.layer)
            let resolved = response.resolved(option: rule.source.option(at: position))
            let answer = Answer(
                response: resolved, delivery: rule.settings.delivery ?? usual, expiry: rule.settings.expire,
                turning: Turning(rule), takeover: rule.settings.takeover ?? .jump)
            let contradicted = ways[way]?.first { earlier in
                let meets = earlier.channel == nil || channel == nil || earlier.channel == channel
                let sharesPort = earlier.port == nil || device.port == nil || earlier.port == device.port
                return meets && sharesPort && earlier.answer != answer
            }
            if let contradicted, !isReported {
                report(.twoMeanings(first: contradicted.rule.place), at: rule.place)
                isReported = true
            }
            guard contradicted == nil, ways[way, default: []].count < 64 else { continue }
            ways[way, default: []].append(Earlier(rule: rule, port: device.port, channel: channel, answer: answer))
        }
    }

    private static func trigger(of response: Response, _ press: PressRule) -> Trigger {
        switch response {
        case .press(_, let threshold), .pick(let threshold), .hold(let threshold, _): .press(threshold, press)
        case .level, .sweep: .value
        }
    }

    private mutating func report(_ mistake: MappingMistake, at place: Place) {
        let diagnostic = mistake.diagnostic(at: place)
        // The two axes of a pad are one rule of the file.
        if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
    }
}

extension Rule {
    /// The rule apart from where it is written and how it is called.
    var withoutPlaces: Rule {
        var rule = self
        (rule.place, rule.sourcePlace, rule.targetPlace) = (.start, .start, .start)
        (rule.valuePlace, rule.lightPlace, rule.name) = (nil, nil, nil)
        return rule
    }
}
