public import Time

/// Decides what is sent when: nothing lost, nothing late, nothing twice.
///
/// The owner submits actions, asks ``next(at:)`` what to do until it says to wait, and reports the end of each request
/// with ``complete(_:outcome:at:jitter:)``. Time is an argument and may stand still or jump; a time before the latest
/// one seen counts as that one. There is no clock, lock or chance inside.
///
/// - An action of ``Delivery/latest`` is sent at once where the limits allow. Otherwise the newest value of its control
///   waits, and is sent again after a failure until the server has it. A value that the control has is not sent.
/// - Actions of ``Delivery/every`` are sent in their order on each control, before all waiting values, or are dropped
///   and counted when their time is over. One that is done takes the place of an older value that waits there.
/// - A control has one request under way, so an older value can never land after a newer one.
public struct Dispatcher: Sendable {
    /// How fast, and how much at once, is sent.
    public private(set) var limits: Limits
    /// What became of everything.
    public internal(set) var books = Books()
    /// Whether nothing new is taken any more.
    public internal(set) var isDraining = false

    /// Whether nothing is sent for the time being, because every request would be refused; what waits stays, presses
    /// expire.
    public var isHeld = false {
        didSet { if isHeld != oldValue { rest = nil } }
    }

    /// The rates of the controls that have their own, by their local ids.
    private(set) var rates: [Int: Double] = [:]
    /// The controls in the order of their first action; there are as many as the mapping names, and none is removed.
    var slots: [Slot] = []
    var slotOfLid = SlotNumbers()
    /// The slots with waiting presses, in no order.
    var pressed: [Int] = []
    /// The slots with a waiting value, the longest-waiting first.
    var moved: [Int] = []
    var waitingPresses = 0
    var bucket: TokenBucket
    var server = ServerCondition()
    var sequence: UInt64 = 0
    /// What to do next, as long as it is known to be nothing before a time: it is forgotten with every change that
    /// could make it something else, so that an action which only takes another's place costs no look at the controls.
    var rest: Rest?
    private var latestTime: Moment?

    /// A dispatcher that has seen nothing yet.
    public init(limits: Limits = Limits()) {
        self.limits = limits
        bucket = TokenBucket(limit: limits.total, capacity: limits.burst)
    }

    /// Sends faster or slower from now on.
    ///
    /// What was sent counts on: the new limits hold as if the time since then had passed under them.
    public mutating func change(to limits: Limits, at now: Moment) {
        guard limits != self.limits else { return }
        bucket.fill(until: advance(to: now))
        rest = nil
        for slot in slots.indices where slots[slot].interval == nil {
            slots[slot].nextStart = slots[slot].nextStart.map { $0 - self.limits.interval + limits.interval }
        }
        bucket.change(limit: limits.total, capacity: limits.burst)
        self.limits = limits
    }

    /// Bounds some controls by rates of their own from now on, and all others by the limits.
    ///
    /// - Parameter rates: Updates per second by local id, 0.001 to 100,000.
    public mutating func change(to rates: [Int: Double]) {
        guard rates != self.rates else { return }
        self.rates = rates
        rest = nil
        for (lid, slot) in slotOfLid.all {
            let (old, new) = (slots[slot].interval, rates[lid].map { Limits.interval(of: $0) })
            let change = (new ?? limits.interval) - (old ?? limits.interval)
            slots[slot].interval = new
            slots[slot].nextStart = slots[slot].nextStart.map { $0 + change }
        }
    }

    /// Whether nothing waits and nothing is under way.
    public var isIdle: Bool { books.waiting == 0 && books.inFlight == 0 }

    /// Whether the last requests did not get through, so that one at a time asks for the server.
    public var isServerAway: Bool { server.isAway }

    /// The sends per second in all that are allowed now: the limit, or less after the server asked for patience.
    public var rate: Double { latestTime.map { bucket.rate(at: $0) } ?? bucket.rate }

    /// What is under way, in the order of the controls' first actions.
    public var underWay: [Shipment] { slots.compactMap(\.inFlight) }

    /// What waits: first the presses, then the values, longest-waiting first.
    public var waiting: [Pending] {
        pressed.flatMap { slots[$0].presses.elements }.sorted { $0.sequence < $1.sequence }
            + moved.compactMap { slots[$0].value }
    }

    /// All that is not delivered: first what is under way, then what waits.
    public var unsent: [Pending] { underWay.map(\.pending) + waiting }

    /// Whether anything waits for a control or is under way to it.
    public func isBusy(with lid: Int) -> Bool {
        guard let slot = slotOfLid[lid].map({ slots[$0] }) else { return false }
        return slot.inFlight != nil || slot.value != nil || !slot.presses.isEmpty
    }

    /// Whether a request to a control is under way.
    public func isUnderWay(to lid: Int) -> Bool { slotOfLid[lid].map { slots[$0].inFlight != nil } ?? false }

    /// Takes nothing new from now on; what waits is still sent, within the limits, without waiting out a back-off.
    ///
    /// Whoever ends the program goes on until ``isIdle``, or gives up and reports ``unsent``.
    public mutating func beginDraining(at now: Moment) {
        guard !isDraining else { return }
        isDraining = true
        askNow(at: now)
        for slot in slots.indices {
            slots[slot].nextRetry = nil
            slots[slot].backoff.reset()
        }
    }

    /// The server has answered a call of another kind: what waits for it may ask at once, one at a time.
    public mutating func serverAnswered(at now: Moment) { askNow(at: now) }

    /// Cuts every wait short but one that the server named.
    private mutating func askNow(at now: Moment) {
        let now = advance(to: now)
        rest = nil
        bucket.fill(until: now)
        server.askNow(at: now)
        if server.pausedUntil == nil { bucket.resume(at: now) }
    }

    /// Lets the time pass, which never goes back.
    mutating func advance(to now: Moment) -> Moment {
        let now = max(now, latestTime ?? now)
        latestTime = now
        return now
    }

    /// The next number, for the order of submissions and the names of shipments.
    mutating func nextSequence() -> UInt64 {
        sequence += 1
        return sequence
    }
}
