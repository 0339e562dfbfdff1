import MIDI
import Mapping
import TestSupport
import Testing
import Volta

@Suite struct EnginePropertyTests {
    private func message(_ random: inout SeededRandom) -> Message {
        let channel = Channel(statusByte: UInt8.random(in: 0...2, using: &random))
        let number = UInt8.random(in: 0...5, using: &random)
        let value = UInt8.random(in: 0...255, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0: return .noteOn(channel: channel, note: number, velocity: value)
        case 1: return .noteOff(channel: channel, note: value, velocity: number)
        case 2: return .programChange(channel: channel, program: value)
        case 3: return .pitchBend(channel: channel, value: UInt16(value) * 64)
        default:
            return .controlChange(
                channel: channel, controller: Bool.random(using: &random) ? number : value, value: value & 0x7F)
        }
    }

    private let rules = [
        "cc: 0, slider: 1, input: [3, 120], range: [0.9, 0.1]", "cc: 1, slider: 1, invert: true", "cc: 2, index: Vote",
        "cc: 3, toggle: Strobe", "cc: 4, toggle: Strobe, mode: follow", "cc: 5, button: Cheer", "note: 0, slider: 2",
        "notes: 1-4, index: Vote", "note: 5, toggle: Strobe", "program: any, index: Scene",
        "program: any, slider: 2, channel: 1",
        "note: 0, button: 3, threshold: 100", "cc: 0, slider: Nowhere", "cc: 1, button: Nobody",
        "nrpn: 5, slider: 2, step: 0.1", "cc: [70, 71], slider: 1, curve: s",
        "cc: 80, encoder: offset, slider: 1, wrap: true",
        "pitch_bend: any, slider: 2, steps: 7", "x: {pressure: any}, y: {cc: 81, encoder: binary}, xy: Position",
    ]

    /// Rules whose answers depend on when things happen.
    private let timedRules = [
        "cc: 2, slider: 2, takeover: scale", "cc: 3, slider: 1, takeover: pickup, range: [0.3, 0.9]",
        "cc: 12, index: Vote, takeover: pickup", "pitch_bend: any, slider: 1, deadzone: 16, takeover: scale",
        "x: {cc: 13, takeover: pickup}, y: {cc: 14, takeover: scale, deadzone: 9}, xy: Position",
        "note: 3, button: Cheer, when: double", "note: 3, button: Cheer",
        "note: 4, button: Cheer, when: long, hold: 50ms",
        "note: 4, toggle: Strobe, when: release, velocity: [20, 90]", "cc: 4, button: Cheer, debounce: 1s",
    ]

    @Test("Whatever arrives, values are in their bounds and toggles are told right") func bounds() throws {
        var random = SeededRandom()
        for _ in 0..<20 {
            var rig = try EngineRig(rules + timedRules, bind: Bool.random(using: &random) ? .stage : nil)
            for _ in 0..<1000 {
                switch Int.random(in: 0...99, using: &random) {
                case 0: rig.bind()
                case 1: rig.bind(LayoutInfo(layoutId: "L", activePageId: "Q", controls: []))
                case 2: rig.leave()
                case 3: rig.engine.portAppeared(EngineRig.port, from: .unnamed)
                case 4:
                    rig.settle()
                    rig.wait(.milliseconds(Int.random(in: 0...3000, using: &random)))
                default: rig.play(message(&random), from: EngineRig.port)
                }
            }
            for output in rig.outputs { #expect(isInBounds(output.action), "\(random) \(output)") }
            #expect(rig.outputs.count == rig.engine.counts.actions, "\(random)")
        }
    }

    private func isInBounds(_ action: Action) -> Bool {
        switch (action.lid, action.value) {
        case (1, .slider(let level)), (2, .slider(let level)): (0...1).contains(level)
        case (3, .button), (4, .toggle): true
        case (5, .index(let option)): (0...3).contains(option)
        case (6, .index(let option)): (0...2).contains(option)
        case (11, .xyPad(let x, let y)): (0...1).contains(x) && (0...1).contains(y)
        default: false
        }
    }

    @Test("What waits for the layout comes to the same last states as what goes at once") func lateLayout() throws {
        var random = SeededRandom()
        for _ in 0..<200 {
            let messages = (0..<Int.random(in: 0...40, using: &random)).map { _ in message(&random) }.filter(hasOption)
            var (early, late) = (try EngineRig(rules), try EngineRig(rules, bind: nil))
            for message in messages {
                early.play(message, from: EngineRig.port)
                late.play(message, from: EngineRig.port)
            }
            late.bind()
            #expect(states(early) == states(late), "\(random) \(messages)")
            #expect(presses(early) == presses(late), "\(random) \(messages)")
        }
    }

    /// Of options that do not exist only the newest is remembered, so they are left out here.
    private func hasOption(_ message: Message) -> Bool {
        guard case .programChange(_, let program) = message else { return true }
        return program < 3
    }

    /// The last value of each control whose newest value alone matters.
    private func states(_ rig: EngineRig) -> [Int: ActionValue] {
        let latest = rig.outputs.filter { [1, 2, 4, 6].contains($0.action.lid) }
        return Dictionary(latest.map { ($0.action.lid, $0.action.value) }) { _, last in last }
    }

    /// All presses of the button, and all votes, in order.
    private func presses(_ rig: EngineRig) -> [Action] {
        rig.outputs.filter { $0.delivery == .every }.map(\.action)
    }
}
