import Dispatching
import TestSupport
import Testing
import Volta
import Time

/// Any sequence of submissions, delays and outcomes: nothing lost, nothing late, nothing twice.
@Suite struct DispatcherPropertyTests {
    private static let seeds = Array(UInt64(1)...7) + [UInt64.random(in: 100...UInt64.max)]

    @Test(arguments: seeds) func everyRuleHoldsAtEveryStep(seed: UInt64) {
        print("everyRuleHoldsAtEveryStep: seed \(seed)")
        var performance = Performance(seed: seed)
        for _ in 0..<5000 where performance.model.objections.isEmpty { performance.step() }
        performance.recover()
        #expect(performance.model.objections == [], "seed \(seed)")
        #expect(performance.dispatcher.books.delivered > 100, "seed \(seed)")
    }

    /// With few different values rule 3 comes into play: what the control has is not sent.
    @Test(arguments: seeds) func lastValueArrivesAndIsNeverRepeated(seed: UInt64) {
        print("lastValueArrivesAndIsNeverRepeated: seed \(seed)")
        var random = SeededRandom(seed: seed)
        var dispatcher = Dispatcher(limits: Limits(perControl: 50, total: 50))
        var now = Moment.now
        var server: [Int: Int] = [:]
        var certain: [Int: Int] = [:]
        var wanted: [Int: Int] = [:]
        var underWay: [Shipment] = []
        for step in 0..<8000 {
            now += .milliseconds(Int.random(in: 0...20, using: &random))
            if step < 7000, random.chance((step / 200) % 2 == 0 ? 0.5 : 0.02) {
                let action = Action(
                    lid: Int.random(in: 1...6, using: &random), value: .index(.random(in: 0...2, using: &random)))
                _ = dispatcher.submit(action, delivery: .latest, at: now)
                if case .index(let value) = action.value { wanted[action.lid] = value }
            }
            if random.chance(0.4), let shipment = underWay.popLast(), case .index(let value) = shipment.action.value {
                let outcome: ActionOutcome = step > 7000 || random.chance(0.8) ? .delivered : .unknown
                if outcome == .delivered || random.chance(0.5) { server[shipment.action.lid] = value }
                certain[shipment.action.lid] = outcome == .delivered ? value : nil
                _ = dispatcher.complete(shipment.id, outcome: outcome, at: now, jitter: 0.5)
            }
            while case .send(let shipment) = dispatcher.next(at: now) {
                if case .index(let value) = shipment.action.value {
                    #expect(certain[shipment.action.lid] != value, "seed \(seed), step \(step)")
                }
                underWay.append(shipment)
            }
            if dispatcher.isIdle { #expect(server == wanted, "seed \(seed), step \(step)") }
            #expect(dispatcher.books.isBalanced, "seed \(seed), step \(step)")
        }
        #expect(dispatcher.isIdle, "seed \(seed)")
        #expect(server == wanted, "seed \(seed)")
    }
}
