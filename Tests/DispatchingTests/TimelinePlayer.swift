import Dispatching
import Volta
import Time

/// Plays one drawing: the inputs in their ticks, the server's answers between them.
struct TimelinePlayer {
    private static let longest = 4000

    private let timeline: Timeline
    private var inputs: [(lid: Int, cells: [Character])] = []
    private var server: [Character] = ["+"]
    private var rows: [String: [Character]] = [:]
    private var underWay: [(shipment: Shipment, outcome: ActionOutcome, end: Moment)] = []
    private let start = Moment.now
    private var now: Moment
    private(set) var dispatcher: Dispatcher

    init(timeline: Timeline, drawing: String) {
        self.timeline = timeline
        dispatcher = Dispatcher(limits: timeline.limits)
        now = start
        for line in drawing.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2 else { continue }
            if let lid = Int(words[0]) { inputs.append((lid, Array(words[1]))) } else { server = Array(words[1]) }
        }
    }

    mutating func play() {
        let drawn = inputs.map(\.cells.count).max() ?? 0
        for column in 0..<Self.longest where column < drawn || !dispatcher.isIdle {
            advance(to: start + timeline.tick * column)
            for (lid, cells) in inputs where column < cells.count { submit(cells[column], to: lid) }
            settle()
        }
    }

    private mutating func submit(_ cell: Character, to lid: Int) {
        switch cell {
        case "-": break
        case "|": dispatcher.beginDraining(at: now)
        default:
            let action = Action(lid: lid, value: .string(String(cell)))
            _ = dispatcher.submit(action, delivery: cell.isUppercase ? .every : .latest, at: now)
        }
    }

    /// Lives through everything that happens before the given time; at that very time what is drawn comes first.
    private mutating func advance(to time: Moment) {
        while let event = nextEvent(), event < time {
            now = event
            complete()
            settle()
        }
        now = time
        complete()
    }

    private func nextEvent() -> Moment? {
        var asked = dispatcher
        let wake: Moment? = if case .wait(let until) = asked.next(at: now) { until } else { nil }
        return (underWay.map(\.end) + [wake].compactMap(\.self)).min()
    }

    private mutating func complete() {
        while let index = underWay.firstIndex(where: { $0.end <= now }) {
            let request = underWay.remove(at: index)
            _ = dispatcher.complete(request.shipment.id, outcome: request.outcome, at: now, jitter: timeline.jitter)
        }
    }

    private mutating func settle() {
        while true {
            switch dispatcher.next(at: now) {
            case .send(let shipment):
                draw(shipment.action, in: "\(shipment.action.lid)")
                underWay.append((shipment, outcome, now + timeline.roundTrip))
            case .expired(let pending): draw(pending.action, in: "\(pending.action.lid) late")
            case .wait, .idle: return
            }
        }
    }

    private var column: Int { Int((now - start) / timeline.tick) }

    private var outcome: ActionOutcome {
        switch server[min(column, server.count - 1)] {
        case "x": .neverSent
        case "?": .unknown
        case "u": .unauthorized
        case "t": .throttled(retryAfter: nil)
        case "2": .throttled(retryAfter: .seconds(2))
        case "r": .rejected
        case "f": .refused
        default: .delivered
        }
    }

    /// Two events of one row in one tick show as `#`.
    private mutating func draw(_ action: Action, in row: String) {
        guard case .string(let text) = action.value, let letter = text.first else { return }
        var cells = rows[row] ?? []
        cells += Array(repeating: "-", count: max(0, column + 1 - cells.count))
        cells[column] = cells[column] == "-" ? letter : "#"
        rows[row] = cells
    }

    var result: String {
        inputs.flatMap { ["\($0.lid)", "\($0.lid) late"] }
            .compactMap { name in rows[name].map { "\(name) \(String($0))" } }
            .joined(separator: "\n")
    }
}
