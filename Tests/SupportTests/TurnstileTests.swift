import Synchronization
import TestSupport
import Testing

@Suite struct TurnstileTests {
    private final class Counts: Sendable {
        let value = Mutex((inside: 0, most: 0, through: 0))
    }

    @Test func soManyAreInsideAtATimeAndAllGetThrough() async {
        let turnstile = Turnstile(3)
        let counts = Counts()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await turnstile.pass {
                        counts.value.withLock { $0.inside += 1 }
                        await Task.yield()
                        counts.value.withLock { counts in
                            counts.most = max(counts.most, counts.inside)
                            counts.inside -= 1
                            counts.through += 1
                        }
                    }
                }
            }
        }
        let (inside, most, through) = counts.value.withLock { $0 }
        #expect(inside == 0)
        #expect((1...3).contains(most))
        #expect(through == 50)
    }

    @Test func anErrorLeavesRoom() async {
        struct Trouble: Error {}
        let turnstile = Turnstile(1)
        await #expect(throws: Trouble.self) { try await turnstile.pass { throw Trouble() } }
        #expect(await turnstile.pass { 7 } == 7)
    }
}
