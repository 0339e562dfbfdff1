import Glibc
import Synchronization
import TestSupport
import Testing

/// A Volta that goes, comes back, refuses for a while or shows other pages.
@Suite struct OutageTests {
    private static let fader = StrictControl(lid: 1, type: "Slider", label: "Fader")
    private static let cheer = StrictControl(lid: 9, type: "Button", label: "Cheer")
    private static let mapping = """
        version: 1
        limits: {per_control: 1000, total: 1000, burst: 100}
        devices: [{match: any, rules: [{cc: 0, slider: Fader}, {note: 60, button: Cheer}]}]
        """

    private func sweep(to last: UInt8) -> [UInt8] { (0...last).flatMap { [0xB0, 0, $0] } }

    @Test func whatWasNeverSentIsSentWhenTheServerIsBack() async throws {
        let volta = try StrictVolta([Self.fader, Self.cheer])
        let stage = try Stage(
            volta, mapping: Self.mapping.replacing("button: Cheer", with: "button: Cheer, expire: 30s"))
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try volta.leave()
        try writer.write(sweep(to: 90) + [0x90, 60, 1, 60, 0])
        try await stage.event("retrying")
        try volta.come()
        try await stage.actions(2) { _ in true }
        try await stage.untilLastValues([1: 90])
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(volta.actions.values.count { $0.lid == 9 } == 1)
        #expect(summary["unsent"] == [])
        #expect(volta.objections.values == [])
    }

    /// Each press counts once at most, and what was accepted is what is said to be; the last value is there in the end.
    @Test func aServerThatComesAndGoesLosesNoLastValue() async throws {
        let volta = try StrictVolta([Self.fader, Self.cheer])
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        for round in UInt8(1)...8 {
            try writer.write(sweep(to: 8 * round) + [0x90, 60, 1, 60, 0])
            try volta.leave()
            try writer.write(sweep(to: 9 * round) + [0x90, 60, 1, 60, 0])
            try volta.come()
            try await stage.untilLastValues([1: 9 * round])
        }
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(volta.actions.values.last { $0.lid == 1 }?.value == .number(72.0 / 127))
        let pressed = Double(volta.actions.values.count { $0.lid == 9 })
        let unknown = summary["unknown"]?.number ?? 0
        let lost = (summary["expired"]?.number ?? 0) + unknown
        #expect(pressed >= 16 - lost && pressed <= 16)
        #expect(summary["unsent"] == [])
        #expect(volta.objections.values == [])
    }

    @Test func aNameThatCannotBeLookedUpIsWaitedFor() async throws {
        let volta = try StrictVolta([Self.fader])
        let stage = try Stage(
            volta, mapping: Self.mapping, environment: ["VOLTA_API_URL": "http://volta.invalid:\(volta.port)"])
        let writer = try await Writer.opening(stage.fifo)
        let event = try await stage.event("volta_away")
        #expect(event["reason"]?.text?.contains("volta.invalid") == true)
        try writer.write(sweep(to: 9))
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["waiting"] == 1)
    }

    @Test func aServerThatTakesCallsAndNeverAnswersIsLeftAlone() async throws {
        let isMute = Mutex(true)
        let volta = try StrictVolta(scripted: [Self.fader], reaction: { _ in isMute.withLock { $0 } ? [.hold] : nil })
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try writer.write(sweep(to: 100))
        try await stage.event("volta_away")
        // Without a layout and a token nothing else is asked.
        #expect(!volta.requests.contains { $0.target == "/action" })
        isMute.withLock { $0 = false }
        try await stage.untilLastValues([1: 100])
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(volta.actions.values.count == 1)
        #expect(summary["merged"] == 100)
    }

    /// Said once, with no storm of requests however many moves there are, and found again without a restart.
    @Test(arguments: [("Forbidden", "volta_refused"), ("Missing Authentication Token", "wrong_address")])
    func aRefusalIsSaidOnceUntilItIsCorrected(message: String, event: String) async throws {
        let isWrong = Mutex(false)
        let volta = try StrictVolta([Self.fader]) { request in
            guard isWrong.withLock({ $0 }) else { return nil }
            return Step.answer(403, #"{"message":"\#(message)"}"#, headers: ["Content-Type: application/json"])
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        isWrong.withLock { $0 = true }
        let before = volta.requests.count
        for _ in 0..<20 { try writer.write(sweep(to: 100)) }
        try await stage.event(event)
        for _ in 0..<20 { try writer.write(sweep(to: 110)) }
        // Two more readings of the layout pass, which fail as the actions did.
        for _ in 0..<2 { try await stage.layoutIsRead(after: volta.requests.count { $0.method == "GET" }) }
        let requests = volta.requests.dropFirst(before)
        #expect(requests.count { $0.target == "/action" } <= 2)
        isWrong.withLock { $0 = false }
        try await stage.untilLastValues([1: 110])
        try await stage.event("volta_back")
        let (end, _) = try await stage.end()
        #expect(end == .exited(0))
        #expect(stage.program.lines.values.count { $0.contains(#""event":"\#(event)""#) } == 1)
        #expect(volta.objections.values == [])
    }

    /// An action that the page no longer has brings the new page at once, and its rules with it.
    @Test func anotherPageIsFoundByItsRefusal() async throws {
        let volta = try StrictVolta([Self.fader, Self.cheer])
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write(sweep(to: 10))
        try await stage.untilLastValues([1: 10])
        volta.show([StrictControl(lid: 4, type: "Slider", label: "Fader")], page: "p2")
        try writer.write([0xB0, 0, 11])
        try await stage.program.line { $0.contains(#""page":"p2""#) }
        try writer.write([0xB0, 0, 12])
        try await stage.untilLastValues([4: 12])
        // The button's rule sleeps on this page and wakes on the next one.
        try writer.write([0x90, 60, 1, 60, 0])
        volta.show([Self.cheer], page: "p3")
        try writer.write([0xB0, 0, 13])
        try await stage.program.line { $0.contains(#""page":"p3""#) }
        try writer.write([0x90, 60, 1, 60, 0])
        try await stage.actions(1) { $0.lid == 9 }
        #expect(try await stage.end().end == .exited(0))
        // The two values that found the page changed.
        #expect(volta.objections.values.count == 2)
    }

    @Test func aServerThatAsksForPatienceIsSentLess() async throws {
        let answers = Mutex(2)
        let volta = try StrictVolta([Self.fader]) { request in
            let isBusy = answers.withLock { left in
                guard request.target == "/action", left > 0 else { return false }
                left -= 1
                return true
            }
            return isBusy ? Step.answer(429, #"{"message":"Too Many Requests"}"#) : nil
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write(sweep(to: 50))
        #expect(try await stage.event("slowed")["rate"] == 500)
        try await stage.untilLastValues([1: 50])
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["throttled"] == 2)
        #expect(volta.objections.values == [])
    }
}
