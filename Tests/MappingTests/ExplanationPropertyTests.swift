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

    /// What is played in a row: one message as a rule, a double press, or something for a parameter and its selection.
    private func messages(_ random: inout SeededRandom) -> [Message] {
        let channel = Channel(statusByte: UInt8.random(in: 0...2, using: &random))
        func cc(_ controller: UInt8, _ value: UInt8) -> Message {
            .controlChange(channel: channel, controller: controller, value: value)
        }
        let number = UInt8.random(in: 0...5, using: &random)
        let values: [UInt8] = [0, 1, 63, 64, 65, 100, 127, UInt8.random(in: 0...127, using: &random)]
        let value = values.randomElement(using: &random) ?? 0
        let other: UInt8 = [70, 71, 80, 81, 12, 99, 98, 6, 38, 96, 0, 32].randomElement(using: &random) ?? 0
        switch Int.random(in: 0...12, using: &random) {
        case 0, 1, 2: return [.noteOn(channel: channel, note: number, velocity: value)]
        case 3, 4: return [.noteOff(channel: channel, note: number, velocity: value)]
        case 5: return [.programChange(channel: channel, program: number)]
        case 6: return [.pitchBend(channel: channel, value: UInt16(value) * 64)]
        case 7: return [.channelPressure(channel: channel, pressure: value)]
        case 8: return [cc(99, 0), cc(98, 5), Bool.random(using: &random) ? cc(96, 0) : cc(6, value)]
        case 9: return [cc(other, value)]
        case 10:
            let press = [on(number, 64, channel: channel.number), off(number, channel: channel.number)]
            return press + press
        default: return [cc(number, value)]
        }
    }

    @Test("A rule is said to act exactly when it does, and each that listens is told of once") func truth() throws {
        var random = SeededRandom()
        var reasons: Set<String> = []
        for _ in 0..<50 {
            let text = file(&random)
            var (plain, told) = (try EngineRig(file: text), try EngineRig(file: text))
            told.engine.isExplaining = true
            for _ in 0..<100 {
                let pause = Duration.milliseconds([0, 0, 1, 5, 30, 400].randomElement(using: &random) ?? 0)
                let disturbance = Int.random(in: 0...40, using: &random)
                disturb(&plain, disturbance, after: pause)
                disturb(&told, disturbance, after: pause)
                check(&told, &plain, told.engine.takeExplanation().late, "\(random) \(text)")
                for message in messages(&random) {
                    let foretold = told.engine.explanation(of: message, from: EngineRig.port, now: told.time)
                    plain.play(message)
                    told.play(message)
                    let explanation = told.engine.takeExplanation()
                    let context = "\(random) \(text) \(message)"
                    #expect(foretold == explanation, "\(context)")
                    check(&told, &plain, explanation.late + explanation.rules, context)
                    #expect(Set(explanation.rules.map(\.rule)).count == explanation.rules.count, "\(context)")
                    let isSilent = explanation.rules.isEmpty && explanation.layers.isEmpty
                    #expect(isSilent == (explanation.silence != nil), "\(context) \(explanation)")
                    reasons.formUnion(explanation.rules.map { $0.verdict.reason ?? "acts" })
                }
            }
        }
        let expected: Set<String> = [
            "acts", "takeover", "deadband", "below_threshold", "pressed_already", "release", "press_did_not_count",
            "too_short", "velocity", "second_of_double", "no_option", "no_step", "steps_press_nothing", "layer_off",
            "covered", "other_half", "hold", "second_press", "no_second_press", "debounce", "not_on_page", "repeats",
        ]
        #expect(expected.subtracting(reasons).isEmpty, "\(random) \(reasons)")
    }

    /// Lets time pass, and now and then something happen that is no message.
    private func disturb(_ rig: inout EngineRig, _ kind: Int, after pause: Duration) {
        rig.wait(pause)
        switch kind {
        case 0:
            rig.bind(LayoutInfo(layoutId: "L", activePageId: "Q", controls: []))
            rig.bind()
        case 1:
            rig.leave()
            rig.engine.portAppeared(EngineRig.port, from: .unnamed)
        case 2: rig.settle()
        default: break
        }
    }

    /// What is said to act is what came out, and to be watched changes nothing.
    private func check(
        _ told: inout EngineRig, _ plain: inout EngineRig, _ explanations: [Explanation], _ context: String
    ) {
        let said = explanations.compactMap { explanation -> Output? in
            guard case .acts(let action, _) = explanation.verdict else { return nil }
            return Output(rule: explanation.rule, action: action)
        }
        #expect(said == told.outputs.map { Output(rule: $0.rule, action: $0.action) }, "\(context)")
        #expect(told.outputs == plain.outputs, "\(context)")
        told.forget()
        plain.forget()
    }

    private struct Output: Equatable {
        let rule: Int
        let action: Action
    }
}
