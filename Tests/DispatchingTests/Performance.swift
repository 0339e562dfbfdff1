import Dispatching
import TestSupport
import Volta
import Time

/// A random performance against a random server, with a model that watches.
struct Performance {
    private enum Weather: CaseIterable { case fine, offline, flaky, throttling, refusing }

    private var random: SeededRandom
    private(set) var dispatcher: Dispatcher
    private(set) var model: DeliveryModel
    private var now = Moment.now
    private var weather = Weather.fine
    private var underWay: [Shipment] = []
    private var wake: Moment?
    private var mostWaiting = 100
    /// The latest time that the dispatcher was told.
    private var seen: Moment?

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        let limits = Self.limits(&random)
        dispatcher = Dispatcher(limits: limits)
        model = DeliveryModel(limits: limits)
    }

    private static func limits(_ random: inout SeededRandom) -> Limits {
        let rates: [Double] = [3, 10, 20, 37.5, 100]
        return Limits(
            perControl: rates.randomElement(using: &random) ?? 20, total: rates.randomElement(using: &random) ?? 20,
            burst: Int.random(in: 1...20, using: &random), inFlight: Int.random(in: 1...12, using: &random),
            waitingPerControl: Int.random(in: 2...30, using: &random), waiting: Int.random(in: 10...100, using: &random)
        )
    }

    mutating func step() {
        if random.chance(0.01), let next = Weather.allCases.randomElement(using: &random) { weather = next }
        if random.chance(0.01) { changePage() }
        if random.chance(0.003) { reload() }
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: submit()
        case 4...6: wait()
        default: complete(outcome: randomOutcome())
        }
        if random.chance(0.9) { poll() }
        checkBooks()
    }

    /// The server is well again; in the end everything must have a fate.
    mutating func recover() {
        var turns = 0
        while !dispatcher.isIdle, turns < 100_000, model.objections.isEmpty {
            turns += 1
            now += .milliseconds(1)
            complete(outcome: .delivered)
            poll()
            checkBooks()
            if underWay.isEmpty, let wake { now = max(now, wake) }
        }
        if model.objections.isEmpty, !dispatcher.isIdle { model.object("it never came to rest") }
        if model.objections.isEmpty { model.finish(dispatcher.books) }
    }

    /// Controls 1 to 4 are values, 5 to 8 are presses, 9 and 10 are both.
    private mutating func submit() {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let lid = Int.random(in: 1...10, using: &random)
            let delivery: Delivery = lid <= 4 || (lid > 8 && random.chance(0.5)) ? .latest : .every
            let ownExpiry: Duration? =
                random.chance(0.2) ? .milliseconds(Int.random(in: 50...5000, using: &random)) : nil
            let action = Action(lid: lid, value: .index(model.entries.count))
            let result = dispatcher.submit(action, delivery: delivery, expiry: ownExpiry, at: clock())
            model.submitted(
                lid: lid, delivery, expiry: ownExpiry ?? dispatcher.limits.expiry, at: now, as: result)
        }
    }

    /// Some local ids name other controls from now on.
    private mutating func changePage() {
        let lids = Set((1...10).filter { _ in random.chance(0.3) })
        model.left(lids, withdrawn: dispatcher.withdraw(from: lids).map(\.action))
    }

    /// Another mapping has other limits, and other rates of some controls.
    private mutating func reload() {
        let limits = Self.limits(&random)
        mostWaiting = max(mostWaiting, limits.waiting)
        dispatcher.change(to: limits, at: clock())
        model.changed(to: limits)
        let ownRates: [Double] = [2.5, 15, 60]
        var rates: [Int: Double] = [:]
        for lid in 1...10 where random.chance(0.2) { rates[lid] = ownRates.randomElement(using: &random) }
        dispatcher.change(to: rates)
        model.changed(to: rates)
    }

    /// What a clock says: as a rule the time, and now and then one that has gone back.
    private mutating func clock() -> Moment {
        guard seen == now, random.chance(0.03) else {
            seen = now
            return now
        }
        return now - .milliseconds(Int.random(in: 1...4_000_000, using: &random))
    }

    private mutating func wait() {
        if let wake, random.chance(0.5) { return now = max(now, wake) }
        let longest = [1, 10, 100, 1000].randomElement(using: &random) ?? 1
        now +=
            random.chance(0.001) ? .seconds(36_000) : .microseconds(Int.random(in: 0...longest * 1000, using: &random))
    }

    private mutating func complete(outcome: ActionOutcome) {
        guard let index = underWay.indices.randomElement(using: &random) else { return }
        let shipment = underWay.remove(at: index)
        let wasExecuted = outcome == .delivered || (outcome == .unknown && random.chance(0.5))
        let jitter = random.chance(0.02) ? Double.nan : Double.random(in: -0.5...1.5, using: &random)
        let result = dispatcher.complete(shipment.id, outcome: outcome, at: clock(), jitter: jitter)
        model.completed(shipment.action, outcome, wasExecuted: wasExecuted, at: now, as: result)
        let again = dispatcher.complete(shipment.id, outcome: outcome, at: now, jitter: jitter)
        if again != .notInFlight { model.object("a shipment was completed twice") }
    }

    private mutating func randomOutcome() -> ActionOutcome {
        let failures: [ActionOutcome] =
            switch weather {
            case .fine: [.delivered]
            case .offline: [.neverSent]
            case .flaky: [.neverSent, .unknown, .unauthorized, .delivered]
            case .throttling:
                [
                    .throttled(retryAfter: nil),
                    .throttled(retryAfter: .milliseconds(Int.random(in: -100...3000, using: &random))),
                ]
            case .refusing: [.rejected, .refused]
            }
        return random.chance(0.2) ? .delivered : failures.randomElement(using: &random) ?? .delivered
    }

    private mutating func poll() {
        while true {
            switch dispatcher.next(at: now) {
            case .send(let shipment):
                model.sent(shipment.action, at: now)
                underWay.append(shipment)
            case .expired(let pending): model.expired(pending.action, at: now)
            case .wait(let until): return rest(until: until)
            case .idle:
                wake = nil
                if underWay.isEmpty, !dispatcher.isIdle { model.object("it sleeps although something waits") }
                return
            }
        }
    }

    private mutating func rest(until time: Moment) {
        wake = time
        if time <= now { model.object("it waits for the past") }
        var asked = dispatcher
        if asked.next(at: now - .seconds(5)) != .wait(until: time) { model.object("a clock that goes back matters") }
        // While a throttled rate recovers, the wake-up is a little late by design.
        guard dispatcher.rate == dispatcher.limits.total else { return }
        switch asked.next(at: time - .microseconds(1)) {
        case .send, .expired: model.object("something is due before the wake-up")
        case .wait, .idle: break
        }
    }

    private mutating func checkBooks() {
        let books = dispatcher.books
        if !books.isBalanced { model.object("the books do not balance: \(books)") }
        if books.inFlight != underWay.count { model.object("\(books.inFlight) in flight, not \(underWay.count)") }
        if books.waiting + books.inFlight != dispatcher.unsent.count {
            model.object("unsent differs from the books")
        }
        let most = 10 + mostWaiting + 12
        if books.waiting > most { model.object("\(books.waiting) wait") }
    }
}
