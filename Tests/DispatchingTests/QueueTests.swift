import TestSupport
import Testing

@testable import Dispatching

@Suite struct QueueTests {
    /// Any sequence of calls gives what a plain array gives.
    @Test func behavesLikeAnArray() {
        var random = SeededRandom(seed: 7)
        var queue = Queue<Int>()
        var array: [Int] = []
        for step in 0..<20_000 {
            // Long stretches of growing and of shrinking, so that the ring grows, wraps and is given back.
            let grows = (step / 500) % 2 == 0
            switch random.chance(grows ? 0.7 : 0.3) {
            case true where random.chance(0.2):
                queue.prepend(step)
                array.insert(step, at: 0)
            case true:
                queue.append(step)
                array.append(step)
            case false:
                #expect(queue.popFirst() == (array.isEmpty ? nil : array.removeFirst()))
            }
            #expect(queue.first == array.first)
            #expect(queue.count == array.count)
            #expect(queue.isEmpty == array.isEmpty)
        }
        #expect(queue.elements == array)
    }
}
