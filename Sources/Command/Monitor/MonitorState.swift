import Bridge
import MIDI
import Mapping
import Volta

/// What a monitor shows: the inputs that have said something, and what happened last.
struct MonitorState {
    /// One input of a device, and what became of what it said last.
    struct Row {
        let device: String
        let input: MessageInput
        var message: Message
        var layers: [LayerSwitch] = []
        var rules: [RuleAnswer] = []
        var silence: Silence?
        /// The number of the message.
        var number: Int
    }

    /// A line of what happened.
    struct Happening: Equatable {
        let time: String
        var line: StyledLine
        /// The input whose line it is as long as nothing else happens.
        fileprivate var key: Key?
        /// What its rules made of it, in a word each.
        fileprivate var gist: [String] = []
        /// How often its input has said something since.
        var count = 1
    }

    /// An input of a port.
    fileprivate struct Key: Hashable {
        let port: PortID?
        let input: MessageInput
    }

    /// The most inputs that are remembered; the one that was silent longest makes room.
    static let mostRows = 512
    /// The most lines of what happened.
    static let mostHappenings = 200

    /// The inputs, in the order in which they spoke first.
    private(set) var rows: [Row] = []
    private(set) var happenings: [Happening] = []
    /// How many messages came.
    private(set) var messages = 0
    private var keys: [Key] = []
    private var places: [Key: Int] = [:]
    /// Whether there is a mapping, so that it is worth saying what rules make of a message.
    let hasMapping: Bool

    init(hasMapping: Bool) { self.hasMapping = hasMapping }

    /// The number of the input that spoke last.
    var latest: Int { rows.lazy.map(\.number).max() ?? 0 }

    /// A message came, or what had waited acts.
    mutating func receive(_ event: TapEvent, at time: String) {
        for late in event.late { say("only now: \(late.text)", .good, at: time) }
        guard let message = event.message else { return }
        messages += 1
        let key = Key(port: event.port, input: MessageInput(message))
        let row = Row(
            device: event.portName, input: key.input, message: message, layers: hasMapping ? event.layers : [],
            rules: event.rules, silence: hasMapping ? event.silence : nil, number: messages)
        put(event.isRelease ? released(row, key) : row, key)
        var line = StyledLine(event.portName, .strong)
        line.add("  \(key.input.text): \(message.valueText)  ")
        for (place, answer) in row.answers.enumerated() {
            if place > 0 { line.add("; ", .faint) }
            line.add(answer)
        }
        happen(Happening(time: time, line: line, key: key, gist: event.rules.map(\.explanation.verdict.word)))
    }

    /// The row of an input that was let go of: what its press came to stays to be read.
    private func released(_ row: Row, _ key: Key) -> Row {
        guard let place = places[key] else { return row }
        var kept = rows[place]
        (kept.message, kept.number) = (row.message, row.number)
        return kept
    }

    /// An action has reached its control, for which it may have waited.
    mutating func delivered(_ report: ActionReport) {
        for place in rows.indices {
            for rule in rows[place].rules.indices {
                let answer = rows[place].rules[rule]
                guard case .acts(let action, _) = answer.explanation.verdict, answer.queue != .sent,
                    action.lid == report.lid, action.value == report.value
                else { continue }
                rows[place].rules[rule] = answer.delivered
            }
        }
    }

    /// Something worth a line has happened.
    mutating func say(_ text: String, _ style: TextStyle = .plain, at time: String) {
        happen(Happening(time: time, line: StyledLine(text, style), key: nil))
    }

    private mutating func put(_ row: Row, _ key: Key) {
        if let place = places[key] {
            rows[place] = row
            return
        }
        if rows.count == Self.mostRows, let oldest = rows.indices.min(by: { rows[$0].number < rows[$1].number }) {
            rows.remove(at: oldest)
            keys.remove(at: oldest)
            places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        }
        places[key] = rows.count
        rows.append(row)
        keys.append(key)
    }

    /// What one input says again and again takes one line, as long as the same becomes of it.
    private mutating func happen(_ happening: Happening) {
        var happening = happening
        if let last = happenings.last, let key = happening.key, last.key == key, last.gist == happening.gist {
            happening.count = last.count + 1
            happenings.removeLast()
        }
        if happenings.count == Self.mostHappenings { happenings.removeFirst() }
        happenings.append(happening)
    }
}

extension MonitorState.Row {
    /// What became of the message, a piece for each layer and rule.
    var answers: [StyledLine.Piece] {
        layers.map { StyledLine.Piece(text: $0.text, style: .waiting) }
            + rules.map { StyledLine.Piece(text: $0.shortText, style: $0.style) }
            + (silence.map { [StyledLine.Piece(text: $0.text, style: .faint)] } ?? [])
    }
}

extension Verdict {
    fileprivate var word: String {
        switch self {
        case .acts: "acts"
        case .waits: "waits"
        case .stays: "stays"
        }
    }
}

extension RuleAnswer {
    /// How the answer looks.
    fileprivate var style: TextStyle {
        switch explanation.verdict {
        case .acts: queue == .turnedAway ? .trouble : .good
        case .waits: .waiting
        case .stays: .faint
        }
    }
}
