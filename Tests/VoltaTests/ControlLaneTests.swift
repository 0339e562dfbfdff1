import Testing

@testable import Volta

/// Tickets are numbers in the order of adding.
@Suite struct ControlLaneTests {
    private func add(_ values: [ActionValue], to lane: inout ControlLane<Int>) -> [Int] {
        values.enumerated().compactMap { lane.add(Action(lid: 1, value: $0.element), $0.offset).replaced }
    }

    private func drain(_ lane: inout ControlLane<Int>) -> [Int] {
        var order: [Int] = []
        while let next = lane.next() { order.append(next.ticket) }
        return order
    }

    @Test func theNewestStateReplacesTheOneThatWaits() {
        var lane = ControlLane<Int>()
        #expect(add([.slider(0), .slider(0.5), .slider(1)], to: &lane) == [0, 1])
        #expect(lane.next()?.action == Action(lid: 1, value: .slider(1)))
        #expect(drain(&lane).isEmpty)
    }

    @Test func whatCountsIsNeverMergedNorReordered() {
        var lane = ControlLane<Int>()
        let values: [ActionValue] = [
            .button, .button, .slider(0), .index(1), .index(1), .slider(1), .toggle(true), .string(""),
        ]
        #expect(add(values, to: &lane).isEmpty)
        #expect(drain(&lane) == Array(0..<8))
    }

    @Test func onlyTheFirstAddingBegins() {
        var lane = ControlLane<Int>()
        let press = Action(lid: 1, value: .button)
        #expect(lane.add(press, 0).begins)
        #expect(lane.next()?.ticket == 0)
        // The first one is under way: whoever took it comes back.
        #expect(!lane.add(press, 1).begins)
        #expect(drain(&lane) == [1])
        #expect(!lane.isRunning)
        #expect(lane.add(press, 2).begins)
    }
}
