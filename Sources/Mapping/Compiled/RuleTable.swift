import MIDI

/// Finds the rules for a message in constant time, whatever their number.
///
/// Each kind of message, channel and number has a cell, and each cell is a contiguous piece of one list.
struct RuleTable: Sendable {
    /// A rule that listens to a cell.
    struct Hit: Hashable, Sendable {
        /// The rule's number in the mapping.
        let rule: Int32
        /// The input's place among the rule's inputs: the option that it picks.
        let option: Int32
    }

    /// The kinds of message that have cells.
    enum Kind: Int {
        case note, controlChange, programChange
    }

    /// The most cells that the rules of one mapping may fill, to bound memory.
    static let maximumHits = 4_000_000
    private static let cells = 3 * 16 * 128

    /// Where each cell begins in ``hits``; one more element for the end.
    private let starts: [Int32]
    /// The hits of all cells, in each cell in the order of the file.
    let hits: [Hit]

    /// A table of some of the rules, by their numbers, in the order of the file.
    ///
    /// A rule that does in a cell the same as an earlier one is left out there: no message acts twice.
    init(_ numbers: some Sequence<Int>, of rules: [CompiledRule]) {
        let numbers = Array(numbers)
        var rulesOfTarget: [Int: Int] = [:]
        for number in numbers { rulesOfTarget[rules[number].target, default: 0] += 1 }
        var seen: Set<Meaning> = []
        var placed: [(cell: Int32, hit: Hit)] = []
        for number in numbers {
            let rule = rules[number]
            let isAlone = rulesOfTarget[rule.target] == 1
            Self.forEachCell(of: rule) { cell, option in
                guard isAlone || seen.insert(Meaning(rule, cell: cell, option: option)).inserted else { return }
                placed.append((cell, Hit(rule: Int32(number), option: option)))
            }
        }
        (starts, hits) = Self.sorted(placed)
    }

    /// The piece of ``hits`` that belongs to a message's kind, channel and number.
    func range(_ kind: Kind, _ channel: Channel, _ number: UInt8) -> Range<Int> {
        let cell = Self.cell(kind, channel.index, number)
        return Int(starts[cell])..<Int(starts[cell + 1])
    }

    /// What a rule does in a cell.
    private struct Meaning: Hashable {
        let cell: Int32
        let target: Int
        let response: Response
        let delivery: RuleDelivery

        init(_ rule: CompiledRule, cell: Int32, option: Int32) {
            self.cell = cell
            target = rule.target
            response = rule.response.resolved(option: Int(option))
            delivery = rule.delivery
        }
    }

    private static func forEachCell(of rule: CompiledRule, _ body: (_ cell: Int32, _ option: Int32) -> Void) {
        let kind = rule.source.cellKind
        let channels = rule.channel.map { $0.index...$0.index } ?? 0...15
        for (position, number) in rule.source.numbers.enumerated() {
            for channel in channels {
                body(Int32(cell(kind, channel, number)), Int32(rule.source.option(at: position)))
            }
        }
    }

    private static func cell(_ kind: Kind, _ channel: UInt8, _ number: UInt8) -> Int {
        (kind.rawValue * 16 + Int(channel)) * 128 + Int(number & 0x7F)
    }

    /// Sorts the hits into their cells by counting, which keeps their order.
    private static func sorted(_ placed: [(cell: Int32, hit: Hit)]) -> (starts: [Int32], hits: [Hit]) {
        var starts = [Int32](repeating: 0, count: cells + 1)
        for (cell, _) in placed { starts[Int(cell) + 1] += 1 }
        for cell in 0..<cells { starts[cell + 1] += starts[cell] }
        var next = starts
        var hits = [Hit](repeating: Hit(rule: 0, option: 0), count: placed.count)
        for (cell, hit) in placed {
            hits[Int(next[Int(cell)])] = hit
            next[Int(cell)] += 1
        }
        return (starts, hits)
    }
}

extension RuleSource {
    /// The kind of the cells that the source listens to.
    var cellKind: RuleTable.Kind {
        switch self {
        case .note, .notes: .note
        case .controlChange: .controlChange
        case .program: .programChange
        }
    }

    /// The option that an input picks: its place among the rule's inputs, or the number of a program.
    func option(at position: Int) -> Int {
        guard case .program(let number) = self else { return position }
        return number.map { Int($0) } ?? position
    }
}
