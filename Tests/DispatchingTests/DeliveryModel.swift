import Dispatching
import Volta
import Time

/// A naive model of the delivery rules: it remembers everything and objects to whatever a dispatcher may not do.
///
/// It knows nothing of how the dispatcher decides; it sees what goes in and what comes out. Every action carries its
/// own number as its value, so that it can be told from all others.
struct DeliveryModel {
    /// One submitted action and its fate.
    struct Entry {
        let number: Int
        let lid: Int
        let delivery: Delivery
        let submitted: Moment
        let deadline: Moment
        var isTaken = true
        var fate: Completion?
        var executions = 0
    }

    private(set) var limits: Limits
    private var rates: [Int: Double] = [:]
    private(set) var entries: [Entry] = []
    private(set) var objections: [String] = []
    /// What a strict server holds for each control.
    private(set) var held: [Int: Int] = [:]
    private var underWay: [Int: Int] = [:]
    /// The local ids whose action under way was meant for a control that has left the page.
    private var strangers: Set<Int> = []
    private var starts: [(time: Moment, lid: Int)] = []
    private var lastStart: [Int: Moment] = [:]
    private var pausedUntil: Moment?
    /// The presses without a fate, oldest first.
    private var openPresses: [Int] = []

    init(limits: Limits) { self.limits = limits }

    var inFlight: Int { underWay.count }

    mutating func object(_ text: String) { objections.append(text) }

    mutating func submitted(
        lid: Int, _ delivery: Delivery, expiry: Duration, at now: Moment, as result: Submission
    ) {
        var entry = Entry(
            number: entries.count, lid: lid, delivery: delivery, submitted: now, deadline: now + expiry)
        entry.isTaken = result != .turnedAway
        if result == .unchanged { object("\(entry.number) is new and was called unchanged") }
        if entry.isTaken == (delivery == .every && isFull(for: lid)) { object("\(entry.number) became \(result)") }
        if entry.isTaken, delivery == .every { openPresses.append(entry.number) }
        entries.append(entry)
    }

    mutating func sent(_ action: Action, at now: Moment) {
        guard case .index(let number) = action.value else { return object("\(action) was never submitted") }
        checkLimits(of: action.lid, at: now)
        if entries[number].lid != action.lid { object("\(number) went to control \(action.lid)") }
        if entries[number].fate != nil { object("\(number) is sent although it was settled") }
        switch entries[number].delivery {
        case .latest: checkValue(entries[number], at: now)
        case .every: checkPress(entries[number], at: now)
        }
        underWay[action.lid] = number
        lastStart[action.lid] = now
        starts.append((now, action.lid))
    }

    mutating func completed(
        _ action: Action, _ outcome: ActionOutcome, wasExecuted: Bool, at now: Moment,
        as result: Completion
    ) {
        guard let number = underWay.removeValue(forKey: action.lid) else {
            return object("\(action) was not under way")
        }
        if wasExecuted {
            entries[number].executions += 1
            held[action.lid] = number
        }
        if result != .waitsAgain { settle(number, as: result) }
        if case .throttled(let time) = outcome { pause(for: time, at: now) }
        let isStranger = strangers.remove(action.lid) != nil
        if !allowed(outcome, entries[number].delivery, isStranger: isStranger).contains(result) {
            object("\(outcome) of \(entries[number].delivery) became \(result)")
        }
    }

    mutating func expired(_ action: Action, at now: Moment) {
        guard case .index(let number) = action.value else { return object("\(action) was never submitted") }
        let entry = entries[number]
        if entry.delivery == .latest { object("value \(number) expired") }
        if now < entry.deadline { object("\(number) expired early") }
        if entry.fate != nil { object("\(number) expired after it was settled") }
        if underWay[entry.lid] == number { object("\(number) expired under way") }
        settle(number, as: .expired)
    }

    /// The controls of these local ids left the page, and these actions on them were taken back.
    mutating func left(_ lids: Set<Int>, withdrawn actions: [Action]) {
        let values = lids.compactMap { newestValue(of: $0) }.filter {
            $0.fate == nil && underWay[$0.lid] != $0.number && !isOutdated($0)
        }
        let waiting = (waitingPresses.filter { lids.contains($0.lid) } + values).map(\.number).sorted()
        let numbers = actions.map { action in if case .index(let number) = action.value { number } else { -1 } }
        if numbers != waiting { object("\(numbers) were taken back, not \(waiting)") }
        for number in waiting { settle(number, as: .withdrawn) }
        strangers.formUnion(lids.filter { underWay[$0] != nil })
    }

    /// Other limits hold from now on.
    mutating func changed(to limits: Limits) {
        self.limits = limits
        // What went before went by the limits of then; from now on there is a full burst at most.
        starts = []
    }

    /// Other rates of controls hold from now on.
    mutating func changed(to rates: [Int: Double]) { self.rates = rates }

    private func rate(of lid: Int) -> Double { rates[lid] ?? limits.perControl }

    private mutating func settle(_ number: Int, as fate: Completion) {
        entries[number].fate = fate
        openPresses.removeAll { $0 == number }
    }

    /// The presses that have no fate yet and are not under way.
    private var waitingPresses: [Entry] {
        openPresses.map { entries[$0] }.filter { underWay[$0.lid] != $0.number }
    }

    private func isFull(for lid: Int) -> Bool {
        let waiting = waitingPresses
        return waiting.count >= limits.waiting || waiting.count { $0.lid == lid } >= limits.waitingPerControl
    }

    private func allowed(_ outcome: ActionOutcome, _ delivery: Delivery, isStranger: Bool) -> [Completion] {
        switch (outcome, delivery) {
        case (.delivered, _): [.delivered]
        case (.rejected, _), (.refused, _): [.refused]
        case (.unknown, .every): [.unknown]
        case _ where isStranger: [.withdrawn]
        case (_, .every): [.waitsAgain, .expired]
        case (_, .latest): [.waitsAgain, .merged]
        }
    }

    private mutating func pause(for time: Duration?, at now: Moment) {
        let end = now + min(max(time ?? .zero, .milliseconds(250)), .seconds(60))
        pausedUntil = max(pausedUntil ?? end, end)
    }
}

extension DeliveryModel {
    private mutating func checkLimits(of lid: Int, at now: Moment) {
        if underWay[lid] != nil { object("control \(lid) has two requests under way") }
        if underWay.count >= limits.inFlight { object("\(underWay.count + 1) requests are under way") }
        if let pausedUntil, now < pausedUntil { object("a request starts in a pause") }
        if let last = lastStart[lid], (now - last) / .seconds(1) * rate(of: lid) < 1 - 1e-9 {
            object("control \(lid) goes faster than its limit")
        }
        // Windows further back than some bursts are implied by the nearer ones of earlier sends.
        for (count, start) in starts.suffix(300).reversed().enumerated() {
            let most = Double(limits.burst) + limits.total * ((now - start.time) / .seconds(1))
            if Double(count + 2) > most + 1e-6 { return object("\(count + 2) sends in \(now - start.time)") }
        }
    }

    private mutating func checkValue(_ value: Entry, at now: Moment) {
        if newestValue(of: value.lid)?.number != value.number {
            object("\(value.number) is sent though a newer value came")
        }
        if isOutdated(value) { object("\(value.number) is sent though a press took its place") }
        for press in waitingPresses {
            if press.lid == value.lid { object("\(value.number) overtakes press \(press.number)") }
            let isFree = underWay[press.lid] == nil
            let isRested =
                lastStart[press.lid].map { (now - $0) / .seconds(1) * rate(of: press.lid) > 1 + 1e-8 } ?? true
            if isFree, isRested { object("press \(press.number) waits behind value \(value.number)") }
        }
    }

    private mutating func checkPress(_ press: Entry, at now: Moment) {
        if now >= press.deadline { object("press \(press.number) is late") }
        if press.executions > 0 { object("press \(press.number) is done twice") }
        if let older = waitingPresses.first(where: { $0.lid == press.lid }), older.number < press.number {
            object("press \(press.number) overtakes \(older.number)")
        }
    }
}

extension DeliveryModel {
    /// Objects to whatever is not as it must be once the server has recovered and nothing waits any more.
    mutating func finish(_ books: Books) {
        for entry in entries where entry.isTaken { checkFate(of: entry) }
        let taken = entries.filter(\.isTaken)
        func count(_ fate: Completion) -> Int { taken.count { $0.fate == fate } }
        let merged = taken.count { $0.fate == .merged || $0.fate == nil }
        let seen = [
            entries.count, count(.delivered), merged, count(.expired), count(.refused), count(.unknown),
            count(.withdrawn), entries.count - taken.count,
        ]
        let said = [
            books.received, books.delivered, books.merged, books.expired, books.refused, books.unknown,
            books.withdrawn, books.turnedAway,
        ]
        if seen != said { object("the books say \(said), but it was \(seen)") }
    }

    private func newestValue(of lid: Int) -> Entry? {
        entries.last { $0.lid == lid && $0.isTaken && $0.delivery == .latest }
    }

    /// Whether a younger press of the control was done, or maybe done.
    private func isOutdated(_ value: Entry) -> Bool {
        entries[value.number...].contains {
            $0.lid == value.lid && $0.delivery == .every && ($0.fate == .delivered || $0.fate == .unknown)
        }
    }

    private mutating func checkFate(of entry: Entry) {
        switch entry.delivery {
        case .every:
            if entry.fate == nil { object("press \(entry.number) was lost") }
            if entry.executions > 1 { object("press \(entry.number) was done \(entry.executions) times") }
        case .latest:
            let isLast = newestValue(of: entry.lid)?.number == entry.number
            guard isLast, ![.refused, .withdrawn].contains(entry.fate), !isOutdated(entry) else { return }
            if held[entry.lid] != entry.number { object("the last value \(entry.number) never arrived") }
        }
    }
}
