import MIDI
import YAML

/// Rules of XY pads, which have a source for each axis.
extension MappingReader {
    /// The rules of a pad, one for each axis; none when a part of it cannot be read.
    mutating func pad(_ fields: Fields<RuleKey>, meant: [String], of node: Node) -> [Rule] {
        guard let target = fields[.xyPad] else {
            reportAxesWithoutPad(fields, meant: meant, of: node)
            return []
        }
        for key in fields.order {
            guard let entry = fields[key], let mistake = Self.objection(to: key, beside: target) else { continue }
            report(mistake, at: entry.keyPlace)
        }
        let control = readTarget(target)
        let channel = fields[.channel].flatMap { readChannel($0) }
        let name = fields[.name].flatMap { text($0) }
        let common = readSettings(fields, only: [.layer, .delivery, .rate, .expire])
        let axes = PadAxis.allCases.compactMap { axis -> Rule? in
            guard let control,
                var rule = self.axis(axis, fields, meant: meant, target: control, at: target.value.place, of: node)
            else {
                return nil
            }
            rule.channel = rule.channel ?? channel
            rule.name = name
            (rule.settings.delivery, rule.settings.layer) = (common.delivery, common.layer)
            (rule.settings.rate, rule.settings.expire) = (common.rate, common.expire)
            return rule
        }
        return axes.count == PadAxis.allCases.count ? axes : []
    }

    /// Settings that stand beside `xy` and are for both axes.
    private mutating func readSettings(_ fields: Fields<RuleKey>, only keys: [RuleKey]) -> RuleSettings {
        // The source matters to none of them.
        var shape = RuleShape(source: .controlChange, target: .xyPad)
        shape.delivery = (try? fields[.delivery]?.value.text()).flatMap(RuleDelivery.init(rawValue:))
        return readSettings(fields.keeping(keys), shape, maximum: 16383)
    }

    /// The rule of one axis.
    private mutating func axis(
        _ axis: PadAxis, _ fields: Fields<RuleKey>, meant: [String], target: RuleTarget, at targetPlace: Place,
        of node: Node
    ) -> Rule? {
        guard let key = RuleKey(rawValue: axis.rawValue), let entry = fields[key] else {
            let mistake = MappingMistake.missingKey(
                axis.rawValue, of: "the pad", hint: "write both axes, such as `x: {cc: 12}, y: {cc: 13}`")
            // A source beside `xy` is reported itself.
            let hasSource = fields.order.contains { $0.source != nil }
            if !hasSource, !meant.contains(axis.rawValue) { report(mistake, at: node.place) }
            return nil
        }
        guard let entries = read(entry, { node throws(ValueError) in try node.entries() }) else { return nil }
        let fields = Fields<RuleKey>(entries, where: \.isOfAxis)
        let meant = reportOthers(fields, of: "`\(axis.rawValue)`")
        let source = sourceEntry(fields, meant: meant, of: entry.value)
        let ruleSource = source.flatMap { readSource($0, bank: fields[.bank]) }
        let settings = readSettings(
            fields, shape(fields, source, target.kind), maximum: ruleSource?.maximum ?? 16383)
        let channel = fields[.channel].flatMap { readChannel($0) }
        guard let source, let ruleSource else { return nil }
        if case .transport = ruleSource {
            report(.noMeaning(key: source.key, reason: "an axis needs a value"), at: source.keyPlace)
        }
        return Rule(
            place: node.place, source: ruleSource, sourcePlace: source.value.place, target: target,
            targetPlace: targetPlace, axis: axis, channel: channel, settings: settings,
            lightPlace: fields[.light]?.keyPlace)
    }

    private mutating func reportAxesWithoutPad(_ fields: Fields<RuleKey>, meant: [String], of node: Node) {
        let hasTarget = fields.order.contains { $0.target != nil }
        for entry in [fields[.x], fields[.y]].compactMap(\.self) where hasTarget {
            report(.noMeaning(key: entry.key, reason: "it is for `xy`"), at: entry.keyPlace)
        }
        let isMeant = meant.contains { RuleKey(rawValue: $0)?.target != nil }
        if !hasTarget, !isMeant { report(.noTarget, at: node.place) }
    }

    /// Why a key cannot stand beside `xy`; nil when it can.
    private static func objection(to key: RuleKey, beside pad: Node.Entry) -> MappingMistake? {
        switch key {
        case .x, .y, .xyPad, .channel, .layer, .delivery, .rate, .expire, .name: nil
        case _ where key.target != nil: .secondTarget(key.rawValue, first: pad.key, place: pad.keyPlace)
        case _ where key.source != nil:
            .noMeaning(key: key.rawValue, reason: "the sources of a pad stand in `x` and `y`, such as `x: {cc: 12}`")
        case _ where key.isOfAxis: .noMeaning(key: key.rawValue, reason: "it stands in `x` or in `y`")
        default: .noMeaning(key: key.rawValue, reason: "a pad follows its two values")
        }
    }
}
