import Glibc
import Synchronization
import TestSupport
import Testing

/// The delivery rules' table, row by row and for both kinds of action, against a server that keeps to a script.
@Suite struct FaultTests {
    private static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Fader"), StrictControl(lid: 9, type: "Button", label: "Cheer"),
    ]
    private static let mapping = """
        version: 1
        devices: [{match: any, rules: [{cc: 0, slider: Fader}, {note: 60, button: Cheer, expire: EXPIRE}]}]
        """

    /// The system gives only some programs the means to watch their mapping at the same time.
    private static let turnstile = Turnstile(12)

    /// When each action came, and what is to be done with it.
    private final class Play: Sendable {
        private let script: FaultScript
        let times = Mutex<[ContinuousClock.Instant]>([])

        init(_ script: FaultScript) { self.script = script }

        func reaction(to request: RecordedRequest) -> [Step]? {
            guard request.target == "/action" else { return nil }
            let number = times.withLock { times in
                times.append(.now)
                return times.count - 1
            }
            return number < script.reactions.count ? script.reactions[number] : nil
        }
    }

    @Test(arguments: FaultScript.all) func theNewestValueIsSentUntilItIsThere(script: FaultScript) async throws {
        try await Self.turnstile.pass {
            try await play(script, bytes: [0xB0, 0, 127], fate: script.value, as: "1 1.0")
        }
    }

    @Test(arguments: FaultScript.all) func aPressCountsOnceAtMost(script: FaultScript) async throws {
        try await Self.turnstile.pass {
            try await play(script, bytes: [0x90, 60, 1, 60, 0], fate: script.press, as: "9 pressed")
        }
    }

    private func play(_ script: FaultScript, bytes: [UInt8], fate: FaultScript.Fate, as text: String) async throws {
        let play = Play(script)
        let volta = try StrictVolta(scripted: Self.controls, reaction: play.reaction)
        // Long enough for a busy machine, where the script does not ask for the usual time.
        let expiry = fate == .expired ? "2s" : "30s"
        let stage = try Stage(volta, mapping: Self.mapping.replacing("EXPIRE", with: expiry))
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        let reads = volta.requests.count { $0.method == "GET" }
        try writer.write(bytes)
        switch fate {
        case .delivered: try await stage.event("delivered")
        case .unknown: #expect(try await stage.event("dropped")["why"] == "unknown")
        case .refused: #expect(try await stage.event("dropped")["why"] == "refused")
        case .expired: #expect(try await stage.event("dropped")["why"] == "expired")
        }
        if script.testDescription == "400" { try await stage.layoutIsRead(after: reads) }
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        let times = play.times.withLock { $0 }
        #expect(times.count == fate.requests)
        if times.count > 1 { #expect(times[1] - times[0] >= script.pause) }
        #expect(summary["received"] == 1)
        #expect(summary[fate.place] == 1)
        #expect(volta.actions.values.map(\.description) == Array(repeating: text, count: fate.acceptedLast(script)))
        #expect(volta.requests.count { $0.target == "/token" } == script.tokens)
        #expect(volta.objections.values == [])
    }
}

extension FaultScript.Fate {
    /// How many requests there are for the action.
    fileprivate var requests: Int { if case .delivered(let requests) = self { requests } else { 1 } }

    /// Where the summary counts it.
    fileprivate var place: String {
        switch self {
        case .delivered: "sent"
        case .unknown: "unknown"
        case .refused: "refused"
        case .expired: "expired"
        }
    }

    /// How many actions came after the script was over, and so were accepted in the usual way.
    fileprivate func acceptedLast(_ script: FaultScript) -> Int { max(0, requests - script.reactions.count) }
}

extension Stage {
    /// Waits until the layout was read more often than so many times.
    func layoutIsRead(after count: Int) async throws {
        while true {
            let requests = volta.requests
            if requests.count(where: { $0.method == "GET" }) > count { return }
            _ = try await volta.requests(requests.count + 1)
        }
    }
}
