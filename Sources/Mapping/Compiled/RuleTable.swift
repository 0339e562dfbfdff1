import MIDI

/// Finds the rules for a message in constant time, whatever their number.
///
/// Each kind of input, channel and number has a cell, and each cell is a contiguous piece of one list. It is never
/// changed, and a class, so that a message copies none of its parts.
final class RuleTable: Sendable {
    /// A rule that listens to a cell.
    struct Hit: Hashable, Sendable {
        /// The rule's number in the mapping.
        let rule: Int32
        /// The input's place among the rule's inputs: the option that it picks.
        let option: Int32
    }

    /// The most cells that the rules of one mapping may fill, to bound memory.
    static let maximumHits = 4_000_000

    /// Where each input has its cell.
    let cells: CellMap
    /// What the controllers are part of.
    let roles: ControllerRoles
    /// Whether some rules mean double presses.
    let hasDoubles: Bool
    /// Whether some rules remember presses.
    let hasMemory: Bool
    /// Whether some rules have layers.
    let hasLayers: Bool
    /// The numbers of the layers of which a cell's input is the control.
    private let switches: [Int: [Int]]
    /// For how long the switches bounce that do, by their cells; the longest time that a rule says.
    private let debounces: [Int: Duration]
    /// Where each cell begins in ``hits``; one more element for the end.
    private let starts: [Int32]
    /// The hits of all cells, in each cell in the order of the file.
    let hits: [Hit]

    /// A table of some of the rules, by their numbers, in the order of the file.
    ///
    /// A rule that does in a cell the same as an earlier one is left out there: no message acts twice.
    init(
        _ numbers: some Sequence<Int>, of rules: [CompiledRule],
        switches layers: [(number: Int, layer: CompiledLayer)] = []
    ) {
        let numbers = Array(numbers)
        var switches: [Int: [Int]] = [:]
        var debounces: [Int: Duration] = [:]
        var rulesOfTarget: [Int: Int] = [:]
        for number in numbers { rulesOfTarget[rules[number].target, default: 0] += 1 }
        var seen: Set<Meaning> = []
        var placed: [(cell: Int32, hit: Hit)] = []
        var cells = CellMap()
        let banks = Self.banks(of: numbers.lazy.map { rules[$0] }, &cells)
        for number in numbers {
            let rule = rules[number]
            let isAlone = rulesOfTarget[rule.target] == 1 && banks.isEmpty
            for (position, input) in rule.source.numbers.enumerated() {
                let option = Int32(rule.source.option(at: position))
                for channel in rule.source.channels(rule.channel) {
                    let cell = Int32(cells.add(rule.source.cellKind, channel, input))
                    if let debounce = rule.debounce {
                        debounces[Int(cell)] = max(debounce, debounces[Int(cell)] ?? .zero)
                    }
                    guard isAlone || seen.insert(Meaning(rule, cell: cell, option: option)).inserted else { continue }
                    placed.append((cell, Hit(rule: Int32(number), option: option)))
                    // A rule without a bank means every bank.
                    guard rule.source.cellKind == .programChange else { continue }
                    for bank in banks[BankKey(channel: channel, program: input)] ?? [] {
                        placed.append((bank, Hit(rule: Int32(number), option: option)))
                    }
                }
            }
        }
        for (number, layer) in layers {
            for channel in layer.source.channels(layer.channel) {
                for input in layer.source.numbers {
                    switches[cells.add(layer.source.cellKind, channel, input), default: []].append(number)
                }
            }
        }
        self.cells = cells
        self.switches = switches
        self.debounces = debounces
        hasLayers = numbers.contains { rules[$0].layer != nil }
        hasDoubles = numbers.contains { rules[$0].press.moment == .double }
        hasMemory = numbers.contains { rules[$0].press.hasMemory }
        roles = ControllerRoles(numbers.lazy.map { rules[$0] })
        (starts, hits) = Self.sorted(placed, cells: cells.count)
    }

    /// A program on a channel.
    private struct BankKey: Hashable {
        let channel: Channel
        let program: Int
    }

    /// The cells of the programs of banks to which rules listen.
    private static func banks(
        of rules: some Sequence<CompiledRule>, _ cells: inout CellMap
    ) -> [BankKey: [Int32]] {
        var banks: [BankKey: [Int32]] = [:]
        for rule in rules where rule.source.cellKind == .bankProgram {
            for (channel, number) in rule.source.channels(rule.channel).flatMap({ channel in
                rule.source.numbers.map { (channel, $0) }
            }) {
                let cell = Int32(cells.add(.bankProgram, channel, number))
                let key = BankKey(channel: channel, program: number & 0x7F)
                if banks[key]?.contains(cell) != true { banks[key, default: []].append(cell) }
            }
        }
        return banks
    }

    /// The cell in which a place lies.
    func cell(ofPlace place: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if Int(starts[middle + 1]) <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether some switches bounce.
    var hasDebounces: Bool { !debounces.isEmpty }

    /// For how long the switch of a cell bounces; nil when it does not.
    func debounce(ofCell cell: Int) -> Duration? { hasDebounces ? debounces[cell] : nil }

    /// The numbers of the layers of which a cell's input is the control; nil when it is of none.
    func switches(ofCell cell: Int) -> [Int]? { switches.isEmpty ? nil : switches[cell] }

    /// The piece of ``hits`` that belongs to a cell.
    func range(ofCell cell: Int) -> Range<Int> {
        Int(starts[cell])..<Int(starts[cell + 1])
    }

    /// What a rule does in a cell.
    private struct Meaning: Hashable {
        let cell: Int32
        let target: Int
        let axis: PadAxis?
        let response: Response
        let delivery: RuleDelivery
        let expiry: Duration
        let turning: Turning?
        let press: PressRule
        let takeover: Takeover
        let layer: Int?

        init(_ rule: CompiledRule, cell: Int32, option: Int32) {
            self.cell = cell
            (target, axis) = (rule.target, rule.axis)
            response = rule.response.resolved(option: Int(option))
            (delivery, expiry) = (rule.delivery, rule.expiry)
            turning = rule.turning
            (press, takeover, layer) = (rule.press, rule.takeover, rule.layer)
        }
    }

    /// Sorts the hits into their cells by counting, which keeps their order.
    private static func sorted(
        _ placed: [(cell: Int32, hit: Hit)], cells: Int
    ) -> (starts: [Int32], hits: [Hit]) {
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
