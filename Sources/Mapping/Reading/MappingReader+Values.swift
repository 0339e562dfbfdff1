import MIDI
import YAML

extension MappingReader {
    /// What an entry's value is by a reading function, or nil with a report at the value, or at the key if it has none.
    mutating func read<Value>(_ entry: Node.Entry, _ get: (Node) throws(ValueError) -> Value) -> Value? {
        do throws(ValueError) {
            return try get(entry.value)
        } catch {
            report(.wrongType(key: entry.key, error), at: entry.value.isNull ? entry.keyPlace : error.place)
            return nil
        }
    }

    /// What a value that has no key is by a reading function, or nil with a report.
    mutating func read<Value>(_ name: String, _ node: Node, _ get: (Node) throws(ValueError) -> Value) -> Value? {
        do throws(ValueError) {
            return try get(node)
        } catch {
            report(.wrongElement(name, error), at: error.place)
            return nil
        }
    }

    /// The whole number of an entry.
    mutating func integer(_ entry: Node.Entry) -> Int? {
        read(entry) { node throws(ValueError) in try node.integer() }
    }

    /// The whole number of an entry that might be something else too: `needed` says what.
    mutating func integer(_ entry: Node.Entry, orSaying needed: String, hint: String? = nil) -> Int? {
        read(entry) { node throws(ValueError) -> Int in
            guard let number = try? node.integer() else { throw node.mismatch(needed: needed, hint: hint) }
            return number
        }
    }

    /// The whole number of an entry, if it lies in the bounds.
    mutating func integer(_ entry: Node.Entry, in bounds: ClosedRange<Int>) -> Int? {
        guard let number = integer(entry) else { return nil }
        return inside(bounds, number, entry.key, at: entry.value) ? number : nil
    }

    /// The number of an entry, if it lies in the bounds.
    mutating func number(_ entry: Node.Entry, in bounds: ClosedRange<Double>) -> Double? {
        guard let number = read(entry, { node throws(ValueError) in try node.number() }) else { return nil }
        return inside(bounds, number, entry.key, at: entry.value) ? number : nil
    }

    /// A part of the travel, above 0 or from 0 and at most 1, as a number or a fraction such as `1/127`.
    mutating func share(_ entry: Node.Entry, orNone: Bool = false) -> Double? {
        let share = read(entry) { node throws(ValueError) -> Double in
            if let fraction = node.fraction { return fraction }
            guard let number = try? node.number() else {
                throw node.mismatch(needed: "a number such as `0.01`, or a fraction such as `1/127`")
            }
            return number
        }
        guard let share, orNone ? share >= 0 : share > 0, share <= 1 else {
            let mistake = MappingMistake.outOfRange(
                key: entry.key, found: entry.value.found, allowed: orNone ? "0 to 1" : "above 0 and at most 1")
            if share != nil { report(mistake, at: entry.value.place) }
            return nil
        }
        return share
    }

    /// The text of an entry, without white space around it and not empty.
    mutating func text(_ entry: Node.Entry) -> String? {
        guard let text = read(entry, { node throws(ValueError) in try node.text() }) else { return nil }
        let trimmed = text.trimmed
        if trimmed.isEmpty { report(.emptyText(key: entry.key), at: entry.value.place) }
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The truth value of an entry.
    mutating func boolean(_ entry: Node.Entry) -> Bool? {
        read(entry) { node throws(ValueError) in try node.boolean() }
    }

    /// The channel of an entry.
    mutating func readChannel(_ entry: Node.Entry) -> Channel? {
        integer(entry, in: 1...16).flatMap { Channel(number: $0) }
    }

    /// One of a few words.
    mutating func word<Word: RawRepresentable & CaseIterable>(_ entry: Node.Entry) -> Word?
    where Word.RawValue == String {
        let text = try? entry.value.text()
        if let word = text.flatMap(Word.init(rawValue:)) { return word }
        let allowed = Word.allCases.map(\.rawValue)
        report(
            .unknownWord(key: entry.key, text: text ?? "", found: entry.value.found, allowed: allowed),
            at: place(of: entry))
        return nil
    }

    /// Two values in the bounds, which may rise or fall but are not the same.
    mutating func ends<Number: Comparable & CustomStringConvertible>(
        _ entry: Node.Entry, in bounds: ClosedRange<Number>, needed: String,
        _ get: (Node) throws(ValueError) -> Number
    ) -> (first: Number, last: Number)? {
        guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else {
            var hint: String?
            if case .sequence(let nodes) = entry.value.content, nodes.count == 4 { hint = Habit.decimal("0") }
            report(.wrongType(key: entry.key, entry.value.mismatch(needed: needed, hint: hint)), at: place(of: entry))
            return nil
        }
        var numbers: [Number] = []
        for node in nodes {
            let element = Node.Entry(key: entry.key, keyPlace: node.place, value: node)
            guard let number = read(element, get), inside(bounds, number, entry.key, at: node) else { continue }
            numbers.append(number)
        }
        guard numbers.count == 2 else { return nil }
        if numbers[0] == numbers[1] { report(.equalEnds(key: entry.key), at: entry.value.place) }
        return numbers[0] == numbers[1] ? nil : (numbers[0], numbers[1])
    }

    /// Whether a number lies in its bounds, with a report when it does not.
    mutating func inside<Number: Comparable & CustomStringConvertible>(
        _ bounds: ClosedRange<Number>, _ number: Number, _ key: String, at node: Node
    ) -> Bool {
        if bounds.contains(number) { return true }
        let allowed = "\(shortest(bounds.lowerBound)) to \(shortest(bounds.upperBound))"
        report(.outOfRange(key: key, found: node.found, allowed: allowed), at: node.place)
        return false
    }

    /// Where to point for an entry: at its value, or at its key when there is none.
    func place(of entry: Node.Entry) -> Place {
        entry.value.isNull ? entry.keyPlace : entry.value.place
    }

    private func shortest(_ number: some CustomStringConvertible) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
