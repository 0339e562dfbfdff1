import YAML

extension MappingReader {
    private static let numbers = 0...127

    /// What a source's entry listens to; a program may have a bank beside it.
    mutating func readSource(_ entry: Node.Entry, bank: Node.Entry?) -> RuleSource? {
        switch RuleSource.Kind(rawValue: entry.key) {
        case .controlChange: controlChange(entry)
        case .note: note(entry.value, of: entry).map { .note($0) }
        case .notes: notes(entry).map { .notes($0) }
        case .program: program(entry, bank)
        case .nrpn: parameter(entry, isRegistered: false)
        case .rpn: parameter(entry, isRegistered: true)
        case .pitchBend: isAny(entry) ? .pitchBend : nil
        case .pressure: isAny(entry) ? .pressure : nil
        case .keyPressure: entry.value.isAny ? .keyPressure(nil) : note(entry.value, of: entry).map { .keyPressure($0) }
        case .transport: word(entry).map { .transport($0) }
        case nil: nil
        }
    }

    /// A controller, or two for 14 bits.
    mutating func controlChange(_ entry: Node.Entry) -> RuleSource? {
        if case .sequence(let nodes) = entry.value.content { return controlPair(entry, nodes) }
        let text = entry.value.isText ? try? entry.value.text() : nil
        let isRange = text.map { $0.split(separator: "-").allSatisfy { Int($0) != nil } } ?? false
        let hint = isRange ? "write one rule for each controller" : nil
        let number = integer(entry, orSaying: "a whole number", hint: hint)
        guard let number, inside(Self.numbers, number, entry.key, at: entry.value) else { return nil }
        return .controlChange(UInt8(number))
    }

    private mutating func program(_ entry: Node.Entry, _ bank: Node.Entry?) -> RuleSource? {
        let bank = bank.map { number14($0) }
        var program: UInt8?
        if !entry.value.isAny {
            let number = read(entry) { node throws(ValueError) -> Int in
                guard node.isText || node.isNull else { return try node.integer() }
                throw node.mismatch(needed: "`any` or a whole number")
            }
            guard let number, inside(Self.numbers, number, entry.key, at: entry.value) else { return nil }
            program = UInt8(number)
        }
        guard let bank else { return .program(program) }
        return bank.map { .bankProgram(bank: $0, program: program) }
    }

    /// Whether a source without a number says so; anything else is reported.
    mutating func isAny(_ entry: Node.Entry) -> Bool {
        if entry.value.isAny || (try? entry.value.boolean()) == true { return true }
        let isNumber = (try? entry.value.integer()) != nil
        let hint = isNumber ? "for one channel add `channel:` with its number" : nil
        let error = entry.value.mismatch(needed: "`any`", hint: hint)
        report(.wrongType(key: entry.key, error), at: place(of: entry))
        return false
    }

    /// The number or name of one note.
    mutating func note(_ node: Node, of entry: Node.Entry) -> UInt8? {
        guard let text = name(in: node) else {
            let element = Node.Entry(key: entry.key, keyPlace: node.isNull ? entry.keyPlace : node.place, value: node)
            let number = integer(element, orSaying: "a note's number or name")
            return number.flatMap { number in
                inside(Self.numbers, number, entry.key, at: node) ? UInt8(number) : nil
            }
        }
        guard let number = NoteName.number(text) else {
            report(.notANote(key: entry.key, text: try? node.text(), found: node.found), at: node.place)
            return nil
        }
        return inside(Self.numbers, number, entry.key, at: node) ? UInt8(number) : nil
    }

    /// The text of a node that begins with a letter, as the name of a note does.
    private func name(in node: Node) -> String? {
        guard node.isText, let text = try? node.text(), text.first?.isLetter == true else { return nil }
        return text
    }

    /// The notes of a list or a range, each once.
    private mutating func notes(_ entry: Node.Entry) -> [UInt8]? {
        var pieces = [entry.value]
        // Among more than there are notes, one is there twice.
        if case .sequence(let nodes) = entry.value.content { pieces = Array(nodes.prefix(Self.numbers.count + 1)) }
        if pieces.isEmpty {
            report(.notANote(key: entry.key, text: nil, found: entry.value.found), at: entry.value.place)
        }
        let read = pieces.map { piece in
            (node: piece, notes: notes(in: piece, of: entry))
        }
        guard !read.isEmpty, read.allSatisfy({ $0.notes != nil }) else { return nil }
        var seen: Set<UInt8> = []
        for (node, notes) in read {
            guard let repeated = notes?.first(where: { !seen.insert($0).inserted }) else { continue }
            report(.repeatedNote(repeated), at: node.place)
            return nil
        }
        return read.flatMap { $0.notes ?? [] }
    }

    /// The notes of one element of a list, a range or a single note.
    private mutating func notes(in node: Node, of entry: Node.Entry) -> [UInt8]? {
        switch range(node, of: entry) {
        case .notes(let notes): notes
        case .reported: nil
        case .noRange: note(node, of: entry).map { [$0] }
        }
    }

    /// What a node is as a range of notes.
    private enum RangeReading {
        /// These notes, one after the other.
        case notes([UInt8])
        /// A range with a mistake, which was reported.
        case reported
        /// No range at all.
        case noRange
    }

    /// Reads `36-39` or `C2-D#2`, which may also fall.
    private mutating func range(_ node: Node, of entry: Node.Entry) -> RangeReading {
        guard node.isText, let text = try? node.text(), let first = NoteName.parse(text[...]) else { return .noRange }
        let rest = first.rest.drop { $0 == " " }
        guard rest.first == "-" || rest.first == "–" else { return .noRange }
        guard let last = NoteName.number(String(rest.dropFirst().drop { $0 == " " })) else {
            report(.notANote(key: entry.key, text: try? node.text(), found: node.found), at: node.place)
            return .reported
        }
        let isInside =
            inside(Self.numbers, first.number, entry.key, at: node) && inside(Self.numbers, last, entry.key, at: node)
        guard isInside, !reportOctal(in: text, node, entry) else { return .reported }
        let (low, high) = (UInt8(min(first.number, last)), UInt8(max(first.number, last)))
        let notes = Array(low...high)
        return .notes(first.number <= last ? notes : notes.reversed())
    }

    /// Refuses numbers with a leading zero in a range; true when there was one.
    private mutating func reportOctal(in text: String, _ node: Node, _ entry: Node.Entry) -> Bool {
        let numbers = text.split { $0 == "-" || $0 == "–" || $0 == " " }
        guard let octal = numbers.first(where: { $0.count > 1 && $0.first == "0" }) else { return false }
        let error = ValueError(
            place: node.place, needed: "numbers without leading zeros", found: node.found,
            hint: "\(Node.octalHint(String(octal)))", isAmbiguousNumber: true)
        report(.wrongType(key: entry.key, error), at: node.place)
        return true
    }
}

extension Node {
    /// Whether the word `any` is written.
    fileprivate var isAny: Bool {
        if case .scalar("any", _) = content { return true }
        return false
    }
}
