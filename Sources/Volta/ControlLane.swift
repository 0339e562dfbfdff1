/// The actions that wait for their turn on one control.
///
/// A control's actions go one at a time and in order. Of states (slider, toggle, XY pad) in a row only the newest
/// waits; presses, texts and choices each count.
struct ControlLane<Ticket> {
    private var waiting: [(action: Action, ticket: Ticket)] = []
    /// Whether someone takes actions off the lane.
    private(set) var isRunning = false

    /// Adds an action.
    ///
    /// - Returns: The ticket of the action that it replaces, and whether someone has to begin to take actions off.
    mutating func add(_ action: Action, _ ticket: Ticket) -> (replaced: Ticket?, begins: Bool) {
        var replaced: Ticket?
        if let last = waiting.last, last.action.value.isState, action.value.kind == last.action.value.kind {
            replaced = waiting.removeLast().ticket
        }
        waiting.append((action, ticket))
        defer { isRunning = true }
        return (replaced, !isRunning)
    }

    /// Takes the next action off; nil when there is none, and nobody is to come back.
    mutating func next() -> (action: Action, ticket: Ticket)? {
        isRunning = !waiting.isEmpty
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }
}

extension ActionValue {
    /// Whether only the newest value matters.
    fileprivate var isState: Bool {
        switch self {
        case .slider, .toggle, .xyPad: true
        case .button, .index, .string: false
        }
    }
}
