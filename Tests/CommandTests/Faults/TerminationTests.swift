import Glibc
import Synchronization
import TestSupport
import Testing

/// A program that is asked to end in the middle of anything: the last value of every fader is there, or is named.
@Suite struct TerminationTests {
    private static let mapping =
        """
        version: 1
        limits: {per_control: 40, total: 60, burst: 10}
        devices:
          - match: any
            rules:

        """ + (0..<8).map { "      - {cc: \($0), slider: Fader \($0 + 1)}\n" }.joined()

    private static let seeds = (0..<20).map { _ in UInt64.random(in: 1...UInt64.max) }

    private static let turnstile = Turnstile(4)

    @Test(arguments: seeds) func noLastValueIsLostWithoutAWord(seed: UInt64) async throws {
        try await Self.turnstile.pass { try await play(seed) }
    }

    private func play(_ seed: UInt64) async throws {
        print("noLastValueIsLostWithoutAWord: seed \(seed)")
        var random = SeededRandom(seed: seed)
        let trouble = Mutex(SeededRandom(seed: seed &+ 1))
        let isTroubled = Bool.random(using: &random)
        let volta = try StrictVolta(
            scripted: StrictControl.faders,
            reaction: { request in
                guard isTroubled, request.target == "/action" else { return nil }
                return trouble.withLock { Self.reaction(&$0) }
            })
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        let moves = (0..<Int.random(in: 1...400, using: &random)).map { _ in
            [0xB0, UInt8.random(in: 0..<8, using: &random), UInt8.random(in: 0...127, using: &random)]
        }
        for move in moves { try writer.write(move) }
        // The bytes were read once the last fader's value has come in, which is one of its own.
        try writer.write([0xB0, 7, 1, 0xB0, 7, 0])
        try await stage.actions(1) { $0.lid == 8 }
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0), "seed \(seed)")
        expectLastValues(of: moves + [[0xB0, 7, 0]], in: summary, volta, seed)
    }

    /// What a server in trouble does with an action; nil for the usual thing.
    private static func reaction(_ random: inout SeededRandom) -> [Step]? {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: [.answering(503, "")]
        case 1: [.answering(500, "")]
        case 2: [.close]
        case 3: [.answering(429, "", headers: ["Retry-After: 1"])]
        default: nil
        }
    }

    private func expectLastValues(of moves: [[UInt8]], in summary: JSON, _ volta: StrictVolta, _ seed: UInt64) {
        let last = Dictionary(moves.map { (Int($0[1]) + 1, Double($0[2]) / 127) }) { $1 }
        guard case .array(let unsent)? = summary["unsent"] else {
            Issue.record("the summary has no list of what was not sent; seed \(seed)")
            return
        }
        for (lid, value) in last {
            let isThere = volta.actions.values.last { $0.lid == lid }?.value == .number(value)
            let isNamed = unsent.contains { $0["lid"] == .number(Double(lid)) && $0["value"] == .number(value) }
            #expect(isThere || isNamed, "fader \(lid), \(value), \(summary); seed \(seed)")
        }
    }
}
