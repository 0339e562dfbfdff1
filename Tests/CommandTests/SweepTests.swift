import Glibc
import TestSupport
import Testing

/// Many faders at once: the last value of each arrives, none is faster than its limit, presses do not wait behind them.
@Suite struct SweepTests {
    private static let controls =
        StrictControl.faders + [
            StrictControl(lid: 9, type: "Button", label: "Cheer"),
            StrictControl(lid: 10, type: "Index", label: "Vote", options: 8),
        ]

    private static func mapping(perControl: Int, total: Int, burst: Int) -> String {
        let rules = (0..<8).map { "      - {cc: \($0), slider: Fader \($0 + 1)}\n" }.joined()
        return """
            version: 1
            limits: {per_control: \(perControl), total: \(total), burst: \(burst)}
            devices:
              - match: any
                rules:
                  - {note: 60, button: Cheer}
                  - {notes: 36-43, index: Vote}

            """ + rules
    }

    /// Random moves of all faders with presses and votes between them.
    private struct Performance {
        var bytes: [[UInt8]] = []
        var last: [Int: UInt8] = [:]
        var presses = 0
        var votes: [String] = []

        init(random: inout SeededRandom, moves: Int) {
            var previous: [Int: UInt8] = [:]
            for move in 0..<moves {
                let fader = Int.random(in: 0..<8, using: &random)
                // Never the value it has: each move is a change.
                let step = UInt8.random(in: 1...127, using: &random)
                let value = ((previous[fader] ?? 0) + step) % 128
                previous[fader] = value
                last[fader + 1] = value
                bytes.append([0xB0, UInt8(fader), value])
                if move % 50 == 25 {
                    presses += 1
                    bytes.append([0x90, 60, 100, 60, 0])
                }
                if move % 50 == 40 {
                    let vote = UInt8.random(in: 0..<8, using: &random)
                    votes.append("10 \(Double(vote))")
                    bytes.append([0x90, 36 + vote, 9, 36 + vote, 0] as [UInt8])
                }
            }
        }
    }

    @Test func theLastValueOfEachFaderArrivesAndEveryPressCounts() async throws {
        var random = SeededRandom()
        let stage = try Stage(
            StrictVolta(Self.controls), mapping: Self.mapping(perControl: 100, total: 200, burst: 10))
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        for _ in 0..<5 {
            let before = stage.volta.actions.values.count
            let performance = Performance(random: &random, moves: 400)
            for bytes in performance.bytes { try writer.write(bytes) }
            try await stage.untilLastValues(performance.last)
            try await stage.actions(performance.presses + performance.votes.count, after: before) { $0.lid > 8 }
            let came = stage.volta.actions.values.dropFirst(before)
            #expect(came.count { $0.lid == 9 } == performance.presses, "\(random)")
            #expect(came.filter { $0.lid == 10 }.map(\.description) == performance.votes, "\(random)")
        }
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["unsent"] == [])
        #expect(stage.volta.objections.values == [])
    }

    @Test func noControlIsFasterThanItsLimit() async throws {
        var random = SeededRandom()
        let stage = try Stage(
            StrictVolta(Self.controls), mapping: Self.mapping(perControl: 20, total: 100, burst: 1))
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        var last: [Int: UInt8] = [:]
        let start = ContinuousClock.now
        // Presses pace the moves, being limited themselves: each one lets every fader have one update or two.
        for press in 1...40 {
            for _ in 0..<20 {
                let (fader, value) = (Int.random(in: 1...8, using: &random), UInt8.random(in: 0...127, using: &random))
                last[fader] = value
                try writer.write([0xB0, UInt8(fader - 1), value])
            }
            try writer.write([0x90, 60, 100, 60, 0])
            try await stage.actions(press) { $0.lid == 9 }
        }
        try await stage.untilLastValues(last)
        let actions = stage.volta.actions.values
        for control in 1...9 {
            for (number, action) in actions.filter({ $0.lid == control }).enumerated() {
                #expect(Double(number) <= 20 * (action.time - start).seconds + 1, "control \(control); \(random)")
            }
        }
        for (number, action) in actions.filter({ $0.lid <= 8 }).enumerated() {
            #expect(Double(number) <= 100 * (action.time - start).seconds + 1, "in all; \(random)")
        }
        #expect(try await stage.end().end == .exited(0))
    }

    @Test func aPressGoesBeforeTheSlidersThatWait() async throws {
        // Five updates in a second: all sliders but the first wait, and only a press has leave to overtake.
        let stage = try Stage(
            StrictVolta(Self.controls), mapping: Self.mapping(perControl: 5, total: 5, burst: 1))
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        let faders = (0..<8).flatMap { [0xB0, UInt8($0), 100] as [UInt8] }
        try writer.write(faders + [0x90, 60, 100, 60, 0] + [37, 1, 37, 0])
        let came = try await stage.volta.actions.wait(for: 4)
        // The first slider and the two went out at the same time, on connections of their own.
        #expect(Set(came[...2].map(\.description)) == ["1 \(100.0 / 127)", "9 pressed", "10 1.0"])
        #expect(came[3].type == "Slider")
        #expect(try await stage.end().end == .exited(0))
    }

    @Test func theLastValueIsSentWhenTheProgramIsAskedToEndInASweep() async throws {
        let stage = try Stage(
            StrictVolta(Self.controls), mapping: Self.mapping(perControl: 20, total: 20, burst: 1))
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        for value in UInt8(0)...101 {
            for fader in UInt8(0)..<8 { try writer.write([0xB0, fader, value]) }
        }
        // The bytes were read when this press arrives, since it was written behind them.
        try writer.write([0x90, 60, 1])
        try await stage.actions(1) { $0.lid == 9 }
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["unsent"] == [])
        for fader in 1...8 {
            let last = stage.volta.actions.values.last { $0.lid == fader }
            #expect(last?.value == .number(101.0 / 127), "fader \(fader)")
        }
        #expect(stage.program.errorLines.values == [])
    }
}

extension Stage {
    /// Waits for so many actions that fit, not counting the first ones.
    func actions(_ count: Int, after start: Int = 0, where isMeant: (ReceivedAction) -> Bool) async throws {
        while true {
            let actions = volta.actions.values
            if actions.dropFirst(start).count(where: isMeant) >= count { return }
            try await volta.actions.wait(for: actions.count + 1)
        }
    }

    /// Waits until the newest value of each slider is the one given.
    func untilLastValues(_ values: [Int: UInt8]) async throws {
        while true {
            let actions = volta.actions.values
            let isThere = values.allSatisfy { lid, value in
                actions.last { $0.lid == lid }?.value == .number(Double(value) / 127)
            }
            if isThere { return }
            try await volta.actions.wait(for: actions.count + 1)
        }
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
