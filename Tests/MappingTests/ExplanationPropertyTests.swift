import MIDI
import Mapping
import TestSupport
import Testing
import Time
import Volta

@Suite struct ExplanationPropertyTests {
    /// Rules of every kind; each run has some of them.
    private let rules = [
        "cc: 0, slider: 1, input: [3, 120], range: [0.9, 0.1]", "cc: 1, slider: 1, invert: true", "cc: 2, index: Vote",
        "cc: 3, toggle: Strobe", "cc: 4, toggle: Strobe, mode: follow", "cc: 5, button: Cheer", "note: 0, slider: 2",
        "notes: 1-4, index: Vote", "note: 5, toggle: Strobe", "program: any, index: Scene",
        "program: any, slider: 2, channel: 1", "note: 0, button: 3, threshold: 100", "cc: 0, slider: Nowhere",
        "cc: 1, button: Nobody", "nrpn: 5, slider: 2, step: 0.1", "nrpn: 5, button: Cheer",
        "cc: [70, 71], slider: 1, curve: s",
        "cc: 80, encoder: offset, slider: 1, wrap: true", "pitch_bend: any, slider: 2, steps: 7",
        "x: {pressure: any}, y: {cc: 81, encoder: binary}, xy: Position", "cc: 2, slider: 2, takeover: scale",
        "cc: 3, slider: 1, takeover: pickup, range: [0.3, 0.9]", "cc: 12, index: Vote, takeover: pickup",
        "note: 3, button: Cheer, when: double", "note: 3, button: Cheer", "note: 3, toggle: Strobe, layer: B",
        "note: 4, button: Cheer, when: long, hold: 50ms", "cc: 4, toggle: Strobe, mode: follow, layer: A",
        "note: 4, toggle: Strobe, when: release, velocity: [20, 90]", "cc: 4, button: Cheer, debounce: 1s",
        "cc: 2, slider: 2, deadband: 0.2, layer: A", "note: 0, slider: 1, layer: A", "cc: 5, button: Cheer, channel: 2",
        "bank: 1, program: 2, button: Cheer", "note: 5, toggle: Strobe, when: long, layer: B",
    ]
    private let layers = ["A: {note: 5}", "B: {cc: 5, mode: latched}", "C: {note: 2, mode: radio}"]

    private func file(_ random: inout SeededRandom) -> String {
        let some = rules.filter { _ in Int.random(in: 0...2, using: &random) > 0 }
        let hasBanks = some.contains { $0.hasPrefix("bank") }
        let used = some.filter { !hasBanks || !$0.hasPrefix("cc: 0,") }.shuffled(using: &random)
        return
            (["version: 1", "layers:"] + layers.map { "  \($0)" } + [
                "devices:", "  - match: Surface", "    rules:",
            ] + used.map { "      - {\($0)}" }).joined(separator: "\n")
    }

    private func message(_ random: inout SeededRandom) -> Message {
        let channel = Channel(statusByte: UInt8.random(in: 0...2, using: &random))
        let number = UInt8.random(in: 0...5, using: &random)
        let value = UInt8.random(in: 0...127, using: &random)
        let controllers: [UInt8] = [
            number, number, number, number, number, number, 70, 71, 80, 81, 12, 99, 98, 6, 38, 96, 0, 32,
        ]
        let controller = controllers.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...7, using: &random) {
        case 0, 1: return .noteOn(channel: channel, note: number, velocity: value)
        case 2: return .noteOff(channel: channel, note: number, velocity: value)
        case 3: return .programChange(channel: channel, program: number)
        case 4: return .pitchBend(channel: channel, value: UInt16(value) * 64)
        case 5: return .channelPressure(channel: channel, pressure: value)
        case 6 where controller == 99: return .controlChange(channel: channel, controller: 98, value: 5)
        default:
            let isSelection = controller == 99 || controller == 98
            return .controlChange(
                channel: channel, controller: controller, value: isSelection ? (controller == 98 ? 5 : 0) : value)
        }
    }

    @Test("A rule is said to act exactly when it does, and each that listens is told of once") func truth() throws {
        var random = SeededRandom()
        var reasons: Set<String> = []
        for _ in 0..<40 {
            let text = file(&random)
            var (plain, told) = (try EngineRig(file: text), try EngineRig(file: text))
            told.engine.isExplaining = true
            for _ in 0..<250 {
                let pause = Duration.milliseconds([0, 0, 1, 5, 30, 400].randomElement(using: &random) ?? 0)
                plain.wait(pause)
                told.wait(pause)
                switch Int.random(in: 0...40, using: &random) {
                case 0: for layout in [Self.empty, .stage] { plain.bind(layout); told.bind(layout) }
                case 1:
                    plain.leave(); told.leave()
                    for port in [EngineRig.port] {
                        plain.engine.portAppeared(port, from: .unnamed)
                        told.engine.portAppeared(port, from: .unnamed)
                    }
                case 2: plain.settle(); told.settle()
                default: break
                }
                check(told, plain, told.engine.takeExplanation().late, &random)
                plain.forget(); told.forget()
                let message = message(&random)
                let foretold = told.engine.explanation(of: message, from: EngineRig.port, now: told.time)
                plain.play(message)
                told.play(message)
                let explanation = told.engine.takeExplanation()
                #expect(foretold == explanation, "\(random) \(text)")
                check(told, plain, explanation.late + explanation.rules, &random)
                #expect(
                    Set(explanation.rules.map(\.rule)).count == explanation.rules.count, "\(random) \(text) \(message)")
                let isSilent = explanation.rules.isEmpty && explanation.layers.isEmpty
                #expect(isSilent == (explanation.silence != nil), "\(random) \(text) \(message) \(explanation)")
                for rule in explanation.rules { reasons.insert(rule.verdict.reason ?? "acts") }
                plain.forget(); told.forget()
            }
        }
        let expected: Set<String> = [
            "acts", "takeover", "deadband", "below_threshold", "pressed_already", "release", "press_did_not_count",
            "too_short", "velocity", "second_of_double", "no_option", "no_step", "steps_press_nothing", "layer_off",
            "covered", "other_half", "hold", "second_press", "no_second_press", "debounce", "not_on_page", "repeats",
        ]
        #expect(expected.subtracting(reasons).isEmpty, "\(random) \(reasons)")
    }

    /// What is said to act is what came out, and to be watched changes nothing.
    private func check(
        _ told: EngineRig, _ plain: EngineRig, _ explanations: [Explanation], _ random: inout SeededRandom
    ) {
        let said = explanations.compactMap { explanation -> Output? in
            guard case .acts(let action, _) = explanation.verdict else { return nil }
            return Output(rule: explanation.rule, action: action)
        }
        #expect(said == told.outputs.map { Output(rule: $0.rule, action: $0.action) }, "\(random)")
        #expect(told.outputs == plain.outputs, "\(random)")
    }

    private struct Output: Equatable {
        let rule: Int
        let action: Action
    }

    private static let empty = LayoutInfo(layoutId: "L", activePageId: "Q", controls: [])
}
