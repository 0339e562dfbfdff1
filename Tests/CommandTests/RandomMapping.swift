import TestSupport

/// A random mapping and a random performance for it, with the actions that it must make, worked out without any of
/// the program's own code.
///
/// Every rule has a control and a source of its own and delivers every action, so that nothing may be merged.
struct RandomMapping {
    /// What a rule does with its source.
    private enum Kind: CaseIterable {
        case button, flip, follow, pads, fader, pedal, program
    }

    private struct Rule {
        let kind: Kind
        let channel: UInt8
        let number: UInt8
        let control: StrictControl
        /// What is held, or what a toggle or CC was last.
        var held: UInt8?
        var isOn = false
        var last: UInt8 = 0
    }

    private var rules: [Rule] = []
    private var running: UInt8?
    /// The actions so far, by the control's lid.
    private(set) var expected: [Int: [String]] = [:]

    /// How many actions were to be made so far.
    var count: Int { expected.values.map(\.count).reduce(0, +) }

    init(using random: inout SeededRandom) {
        let lids = Array(1...99).shuffled(using: &random)
        for (index, kind) in (Kind.allCases + Kind.allCases).enumerated() {
            // Numbers four apart leave room for pads; a program change has the channel to itself.
            let isProgram = kind == .program
            rules.append(
                Rule(
                    kind: kind, channel: isProgram ? UInt8(index) : UInt8.random(in: 0...15, using: &random),
                    number: UInt8(index * 4), control: Self.control(kind, lid: lids[index])))
        }
    }

    private static func control(_ kind: Kind, lid: Int) -> StrictControl {
        switch kind {
        case .button, .pedal: StrictControl(lid: lid, type: "Button", label: "B\(lid)")
        case .flip, .follow: StrictControl(lid: lid, type: "Toggle", label: "T\(lid)")
        case .pads: StrictControl(lid: lid, type: "Index", label: "I\(lid)", options: 4)
        case .program: StrictControl(lid: lid, type: "Index", label: "P\(lid)", options: 128)
        case .fader: StrictControl(lid: lid, type: "Slider", label: "S\(lid)")
        }
    }

    var controls: [StrictControl] { rules.map(\.control) }

    /// The mapping file.
    var text: String {
        let lines = rules.map { rule in
            let (number, label) = (rule.number, rule.control.label)
            let meaning =
                switch rule.kind {
                case .button: "note: \(number), button: \(label)"
                case .flip: "note: \(number), toggle: \(label)"
                case .follow: "note: \(number), toggle: \(label), mode: follow"
                case .pads: "notes: \(number)-\(number + 3), index: \(label)"
                case .fader: "cc: \(number), slider: \(label)"
                case .pedal: "cc: \(number), button: \(label)"
                case .program: "program: any, index: \(label)"
                }
            return "      - {\(meaning), channel: \(rule.channel + 1), delivery: every}\n"
        }
        return """
            version: 1
            limits: {per_control: 1000, total: 1000, burst: 1000}
            devices:
              - match: any
                rules:

            """ + lines.joined()
    }

    /// The bytes of a random message of a random rule; what it must make is added to ``expected``.
    mutating func message(using random: inout SeededRandom) -> [UInt8] {
        let index = Int.random(in: rules.indices, using: &random)
        let channel = rules[index].channel
        var bytes: [UInt8]
        switch rules[index].kind {
        case .button, .flip, .follow, .pads: bytes = note(index, using: &random)
        case .fader, .pedal: bytes = [0xB0 | channel, rules[index].number, controlChange(index, using: &random)]
        case .program:
            let program = UInt8.random(in: 0...127, using: &random)
            expect("\(Double(program))", of: index)
            bytes = [0xC0 | channel, program]
        }
        return dressed(bytes, using: &random)
    }

    private mutating func expect(_ value: String, of index: Int) {
        let lid = rules[index].control.lid
        expected[lid, default: []].append("\(lid) \(value)")
    }

    /// A press, or a release of what is held in one of the three forms.
    private mutating func note(_ index: Int, using random: inout SeededRandom) -> [UInt8] {
        let channel = rules[index].channel
        if let held = rules[index].held {
            rules[index].held = nil
            if rules[index].kind == .follow { expect("false", of: index) }
            let forms: [[UInt8]] = [
                [0x90 | channel, held, 0], [0x80 | channel, held, 0], [0x80 | channel, held, 64],
            ]
            return forms.randomElement(using: &random) ?? []
        }
        let offset = rules[index].kind == .pads ? UInt8.random(in: 0...3, using: &random) : 0
        rules[index].held = rules[index].number + offset
        switch rules[index].kind {
        case .flip:
            rules[index].isOn.toggle()
            expect("\(rules[index].isOn)", of: index)
        case .follow: expect("true", of: index)
        case .pads: expect("\(Double(offset))", of: index)
        default: expect("pressed", of: index)
        }
        return [0x90 | channel, rules[index].number + offset, UInt8.random(in: 1...127, using: &random)]
    }

    private mutating func controlChange(_ index: Int, using random: inout SeededRandom) -> UInt8 {
        let before = rules[index].last
        let value = (before + UInt8.random(in: 1...127, using: &random)) % 128
        rules[index].last = value
        if rules[index].kind == .fader {
            expect("\(Double(value) / 127)", of: index)
        } else if before < 64 && value >= 64 {
            expect("pressed", of: index)
        }
        return value
    }

    /// The message in running status where it may be, with real-time bytes anywhere in it.
    private mutating func dressed(_ message: [UInt8], using random: inout SeededRandom) -> [UInt8] {
        let mayOmit = running == message[0] && Bool.random(using: &random)
        running = message[0]
        return message.dropFirst(mayOmit ? 1 : 0).flatMap { byte in
            let realTime: [UInt8] = [0xF8, 0xFA, 0xFC, 0xFE]
            return Int.random(in: 0..<6, using: &random) == 0
                ? [realTime.randomElement(using: &random) ?? 0xF8, byte] : [byte]
        }
    }
}
