import MIDI
import YAML

/// What goes back to the surface.
extension MappingReader {
    private static let lookNeeded = "a number such as `127`, or `{value: 21, channel: 10}`"

    /// The lights of a rule or a layer; an empty list for `none`.
    mutating func lights(_ entry: Node.Entry, _ shape: LightShape) -> [Light]? {
        switch entry.value.content {
        case .scalar("none", _): return []
        case .mapping(let entries): return light(entries, shape, at: entry).map { [$0] }
        case .sequence(let nodes) where !nodes.isEmpty:
            let lights = nodes.map { node -> Light? in
                let entries = read("a light", node) { node throws(ValueError) in try node.entries() }
                return entries.flatMap { light($0, shape, at: entry) }
            }
            return lights.contains { $0 == nil } ? nil : lights.compactMap(\.self)
        default:
            guard let value = lightValue(entry, shape) else { return nil }
            return [Light(on: [Light.Look(value: value)])]
        }
    }

    /// The value of a lamp that is on, written alone.
    private mutating func lightValue(_ entry: Node.Entry, _ shape: LightShape) -> UInt8? {
        let needed = "`none`, a number such as `127`, or keys such as `{on: 5, off: 1}`"
        let number = integer(entry, orSaying: needed)
        guard let number, inside(0...127, number, entry.key, at: entry.value) else { return nil }
        if shape.own == .nothing { report(.noOwnLight, at: entry.keyPlace) }
        if let reason = shape.objection(to: .on, beside: [.on], isPair: false, isList: false) {
            report(.noMeaning(key: "\(number)", reason: reason), at: entry.value.place)
        }
        return UInt8(number)
    }

    private mutating func light(_ entries: [Node.Entry], _ shape: LightShape, at place: Node.Entry) -> Light? {
        let before = diagnostics.count
        let fields = Fields<LightKey>(entries)
        let meant = reportOthers(fields, of: "a light")
        checkOutputs(fields, meant, shape, at: place)
        let isPair = fields[.cc].map { if case .sequence = $0.value.content { true } else { false } } ?? false
        let isList = fields[.on].map { if case .sequence = $0.value.content { true } else { false } } ?? false
        let keys = Set(fields.order)
        var light = Light()
        for key in fields.order {
            guard let entry = fields[key] else { continue }
            if let reason = shape.objection(to: key, beside: keys, isPair: isPair, isList: isList) {
                report(.noMeaning(key: entry.key, reason: reason), at: entry.keyPlace)
            } else {
                let isWide = keys.contains(.pitchBend) || isPair || (!keys.contains(.cc) && shape.own == .position)
                read(key, entry, maximum: isWide ? 16383 : 127, into: &light)
            }
        }
        return diagnostics[before...].hasErrors ? nil : light
    }

    /// Reports a second output, and none where the source has no light of its own.
    private mutating func checkOutputs(
        _ fields: Fields<LightKey>, _ meant: [String], _ shape: LightShape, at place: Node.Entry
    ) {
        let outputs = fields.order.filter(\.isOutput).compactMap { fields[$0] }
        guard let first = outputs.first else {
            let isMeant = meant.contains { LightKey(rawValue: $0)?.isOutput == true }
            if shape.own == .nothing, !isMeant { report(.noOwnLight, at: place.keyPlace) }
            return
        }
        for entry in outputs.dropFirst() {
            report(.secondLight(entry.key, first: first.key, place: first.keyPlace), at: entry.keyPlace)
        }
    }

    private mutating func read(_ key: LightKey, _ entry: Node.Entry, maximum: Int, into light: inout Light) {
        switch key {
        case .on: light.on = looks(entry)
        case .off: light.off = look(entry)
        case .note: light.output = note(entry.value, of: entry).map { .note($0) }
        case .cc: light.output = controlChange(entry).flatMap { Light.Output($0) }
        case .pitchBend: light.output = isAny(entry) ? .pitchBend : nil
        case .channel: light.channel = readChannel(entry)
        case .range:
            let needed = "two whole numbers such as `[0, \(maximum)]`"
            light.range = ends(
                entry, in: 0...maximum, needed: needed, { node throws(ValueError) in try node.integer() }
            )
            .map { Light.Travel(first: UInt16($0.first), last: UInt16($0.last)) }
        case .touch: light.touch = note(entry.value, of: entry)
        }
    }

    /// One way of shining, or a list of them.
    private mutating func looks(_ entry: Node.Entry) -> [Light.Look] {
        guard case .sequence(let nodes) = entry.value.content else { return look(entry).map { [$0] } ?? [] }
        guard (1...128).contains(nodes.count) else {
            let needed = "1 to 128 values such as `[5, 13, 21]`"
            report(.wrongType(key: entry.key, entry.value.mismatch(needed: needed)), at: entry.value.place)
            return []
        }
        return nodes.compactMap { look(Node.Entry(key: entry.key, keyPlace: $0.place, value: $0)) }
    }

    /// A value, with a channel where the surface takes the way of shining from it.
    private mutating func look(_ entry: Node.Entry) -> Light.Look? {
        guard case .mapping(let entries) = entry.value.content else {
            let number = integer(entry, orSaying: Self.lookNeeded)
            guard let number, inside(0...127, number, entry.key, at: entry.value) else { return nil }
            return Light.Look(value: UInt8(number))
        }
        let fields = Fields<LookKey>(entries)
        let meant = reportOthers(fields, of: "`\(entry.key)`")
        if fields[.value] == nil, !meant.contains(LookKey.value.rawValue) {
            let hint = "write it as in `{value: 21, channel: 10}`"
            report(.missingKey("value", of: "`\(entry.key)`", hint: hint), at: entry.value.place)
        }
        let value = fields[.value].flatMap { integer($0, in: 0...127) }
        let channel = fields[.channel].flatMap { readChannel($0) }
        return value.map { Light.Look(value: UInt8($0), channel: channel) }
    }
}

extension Light.Output {
    /// What is sent to a controller, or a pair of them.
    fileprivate init?(_ source: RuleSource) {
        switch source {
        case .controlChange(let number): self = .controlChange(number)
        case .controlPair(let coarse, let fine): self = .controlPair(coarse: coarse, fine: fine)
        default: return nil
        }
    }
}
