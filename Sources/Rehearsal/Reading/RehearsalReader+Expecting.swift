import Mapping
import YAML

extension RehearsalReader {
    /// The requests that are expected: one, or a list of them.
    mutating func expectations(
        _ entry: Node.Entry, at time: Duration, _ within: Duration, isLast: Bool
    ) -> [Expectation]? {
        var nodes = [entry.value]
        if case .sequence(let elements) = entry.value.content { nodes = elements }
        if case .scalar = entry.value.content {
            let needed = "a request such as `{slider: Zoom, value: 0.5}`" + (isLast ? "" : ", or `nothing`")
            let place = entry.value.isNull ? entry.keyPlace : entry.value.place
            report(.wrongType(key: entry.key, entry.value.mismatch(needed: needed)), at: place)
            return nil
        }
        let hint = "write `expect: nothing` when nothing is to come"
        if nodes.isEmpty { report(.empty(entry.key.shown(), hint: hint), at: entry.keyPlace) }
        let read = nodes.map { expectations($0, at: time, within, isLast: isLast) }
        guard !read.isEmpty, read.allSatisfy({ $0 != nil }) else { return nil }
        return read.flatMap { $0 ?? [] }
    }

    private mutating func expectations(
        _ node: Node, at time: Duration, _ within: Duration, isLast: Bool
    ) -> [Expectation]? {
        guard let fields: Fields<ExpectKey> = fields(of: node, "an expected request"),
            let (key, entry) = only(fields, of: "an expected request", at: node.place, where: { $0.isTarget }),
            let kind = RuleTarget.Kind(rawValue: key.rawValue), let control = control(entry),
            let value = value(fields, of: kind, at: node.place)
        else { return nil }
        if let times = fields[.times], isLast {
            report(.noMeaning(key: times.key, beside: "finally"), at: times.keyPlace)
        }
        let times = fields[.times].map { integer($0, in: 1...10_000) } ?? 1
        let expectation = Expectation(
            target: RuleTarget(kind: kind, control: control), value: value, time: time, within: within, isLast: isLast,
            place: node.place)
        return times.map { Array(repeating: expectation, count: $0) }
    }

    /// A control by its label, local id or address, as in a rule.
    private mutating func control(_ entry: Node.Entry) -> ControlReference? {
        if let lid = try? entry.value.integer(), lid >= 0 { return .lid(lid) }
        return text(entry).map { $0.hasPrefix("/") ? .address($0) : .label($0) }
    }

    private mutating func value(
        _ fields: Fields<ExpectKey>, of kind: RuleTarget.Kind, at place: Place
    ) -> ExpectedValue? {
        let entry = fields[.value]
        if kind == .button {
            if let entry { report(.noMeaning(key: entry.key, beside: kind.rawValue), at: entry.keyPlace) }
            return entry == nil ? .press : nil
        }
        guard let entry else {
            reportMissing("value", of: "this request", "write `value:` with what is to arrive", in: fields, at: place)
            return nil
        }
        switch kind {
        case .button: return .press
        case .slider: return number(entry).map { .number($0) }
        case .toggle: return read(entry) { node throws(ValueError) in .state(try node.boolean()) }
        case .index: return integer(entry, in: 0...1_000_000).map { .option($0) }
        case .string: return text(entry).map { .text($0) }
        case .xyPad: return point(entry)
        }
    }

    private mutating func point(_ entry: Node.Entry) -> ExpectedValue? {
        guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else {
            let error = entry.value.mismatch(needed: "two numbers such as `[0.5, 1]`")
            report(.wrongType(key: entry.key, error), at: entry.value.place)
            return nil
        }
        let numbers = nodes.map { number(Node.Entry(key: entry.key, keyPlace: $0.place, value: $0)) }
        guard let x = numbers[0], let y = numbers[1] else { return nil }
        return .point(x: x, y: y)
    }

    private mutating func number(_ entry: Node.Entry) -> ExpectedNumber? {
        let number = read(entry) { node throws(ValueError) -> ExpectedNumber in
            if let fraction = node.fraction { return ExpectedNumber(value: fraction, isExact: true) }
            if let whole = try? node.integer() { return ExpectedNumber(value: Double(whole), isExact: true) }
            guard let number = try? node.number() else {
                throw node.mismatch(needed: "a number from 0 to 1 such as `0.504` or `64/127`")
            }
            return ExpectedNumber(value: number, isExact: false)
        }
        guard let number, !(0...1).contains(number.value) else { return number }
        report(.outOfRange(key: entry.key, found: entry.value.found, allowed: "0 to 1"), at: entry.value.place)
        return nil
    }
}
