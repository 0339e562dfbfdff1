import MIDI
import YAML

extension MappingReader {
    /// One element of `rules`, which is two rules for a pad; none when its source or target cannot be read.
    mutating func rule(_ node: Node) -> [Rule] {
        let before = diagnostics.count
        var rules = readRule(node)
        let isSound = !diagnostics[before...].hasErrors
        for index in rules.indices { rules[index].isSound = isSound }
        return rules
    }

    private mutating func readRule(_ node: Node) -> [Rule] {
        guard let entries = read("a rule", node, { node throws(ValueError) in try node.entries() }) else { return [] }
        let fields = Fields<RuleKey>(entries)
        let meant = reportOthers(fields, of: "a rule")
        let isPad = fields.order.contains { $0 == .xyPad || $0 == .x || $0 == .y }
        return isPad
            ? pad(fields, meant: meant, of: node) : flatRule(fields, meant: meant, of: node).map { [$0] } ?? []
    }

    /// A rule with one source.
    private mutating func flatRule(_ fields: Fields<RuleKey>, meant: [String], of node: Node) -> Rule? {
        let source = sourceEntry(fields, meant: meant, of: node)
        let target = targetEntry(fields, meant: meant, of: node)
        let ruleSource = source.flatMap { readSource($0, bank: fields[.bank]) }
        let ruleTarget = target.flatMap { readTarget($0) }
        let settings = readSettings(fields, shape(fields, source, target?.kind), maximum: ruleSource?.maximum ?? 16383)
        let channel = fields[.channel].flatMap { readChannel($0) }
        let name = fields[.name].flatMap { text($0) }
        guard let source, let target, let ruleSource, let ruleTarget else { return nil }
        if case .note = ruleSource, ruleTarget.kind == .index, fields[.value] == nil {
            report(.oneNoteForIndex, at: source.keyPlace)
        }
        if fields[.value] == nil, let reason = Self.needOfValue(ruleSource, ruleTarget.kind) {
            report(.valueMissing(key: target.key, reason: reason), at: target.keyPlace)
        }
        return Rule(
            place: node.place, source: ruleSource, sourcePlace: source.value.place, target: ruleTarget,
            targetPlace: target.value.place, channel: channel, settings: settings,
            valuePlace: fields[.value]?.value.place, lightPlace: fields[.light]?.keyPlace, name: name)
    }

    /// Why a rule needs a `value`; nil when it does not.
    private static func needOfValue(_ source: RuleSource, _ target: RuleTarget.Kind) -> String? {
        switch (source, target) {
        case (_, .string): "the text that a press sends"
        case (.transport, .slider), (.transport, .index): "`transport` has none"
        default: nil
        }
    }

    /// The only source of a rule; with several, the first one and a report for each other.
    mutating func sourceEntry(_ fields: Fields<RuleKey>, meant: [String], of node: Node) -> Node.Entry? {
        let entries = fields.order.filter { $0.source != nil }.compactMap { fields[$0] }
        guard let first = entries.first else {
            let isMeant = meant.contains { RuleKey(rawValue: $0)?.source != nil }
            if !isMeant { report(.noSource, at: node.place) }
            return nil
        }
        for entry in entries.dropFirst() {
            report(.secondSource(entry.key, first: first.key, place: first.keyPlace), at: entry.keyPlace)
        }
        return first
    }

    /// The only target of a rule; with several, the first one and a report for each other.
    private mutating func targetEntry(_ fields: Fields<RuleKey>, meant: [String], of node: Node) -> Node.Entry? {
        let entries = fields.order.filter { $0.target != nil }.compactMap { fields[$0] }
        guard let first = entries.first else {
            let isMeant = meant.contains { RuleKey(rawValue: $0)?.target != nil }
            if !isMeant { report(.noTarget, at: node.place) }
            return nil
        }
        for entry in entries.dropFirst() {
            report(.secondTarget(entry.key, first: first.key, place: first.keyPlace), at: entry.keyPlace)
        }
        return first
    }

    /// What decides which settings have a meaning; nil when the source or target is not known.
    func shape(_ fields: Fields<RuleKey>, _ source: Node.Entry?, _ target: RuleTarget.Kind?) -> RuleShape? {
        guard let source, let target, let kind = RuleSource.Kind(rawValue: source.key) else { return nil }
        var shape = RuleShape(source: kind, target: target)
        if case .sequence = source.value.content { shape.isPair = kind == .controlChange }
        shape.hasEncoder = fields[.encoder] != nil
        shape.hasValue = fields[.value] != nil
        shape.hasVelocity = fields[.velocity] != nil
        shape.when = (try? fields[.when]?.value.text()).flatMap(PressMoment.init(rawValue:))
        shape.delivery = (try? fields[.delivery]?.value.text()).flatMap(RuleDelivery.init(rawValue:))
        shape.mode = (try? fields[.mode]?.value.text()).flatMap(ToggleMode.init(rawValue:))
        return shape
    }

    /// The control that a target's value names.
    mutating func readTarget(_ entry: Node.Entry) -> RuleTarget? {
        guard let kind = RuleTarget.Kind(rawValue: entry.key) else { return nil }
        if entry.value.isText {
            return text(entry).map { text in
                RuleTarget(kind: kind, control: text.hasPrefix("/") ? .address(text) : .label(text))
            }
        }
        let lid = read(entry) { node throws(ValueError) -> Int in
            let needed = "a label, a lid or an address such as \"/002\""
            guard let lid = try? node.integer(), lid >= 0 else {
                let isScalar = (try? node.text()) != nil
                throw node.mismatch(needed: needed, hint: isScalar ? "a label that looks like this needs quotes" : nil)
            }
            return lid
        }
        return lid.map { RuleTarget(kind: kind, control: .lid($0)) }
    }
}

extension Node.Entry {
    /// The kind of target that the entry's key names.
    fileprivate var kind: RuleTarget.Kind? { RuleTarget.Kind(rawValue: key) }
}
