import MIDI
import YAML

/// Looks for lights that two rules write, and for lights that will hardly show what was meant.
struct LightCheck {
    private(set) var diagnostics: [Diagnostic] = []
    private let layers: [LayerEntry]

    /// Something that a rule or a layer writes by its own words.
    private struct Writer {
        let input: RuleSource
        let port: Int?
        let layer: LayerEntry?
        let place: Place
    }

    private typealias Writers = [Lamp: [Writer]]

    /// Reports what is doubtful in the lights of a file.
    static func diagnostics(of file: MappingFile) -> [Diagnostic] {
        var check = LightCheck(layers: file.layers)
        var known: [MatchText: Writers] = [:]
        for device in file.devices { check.check(device, &known[MatchText(device.match), default: [:]]) }
        return check.diagnostics
    }

    private init(layers: [LayerEntry]) { self.layers = layers }

    private mutating func check(_ device: DeviceEntry, _ known: inout Writers) {
        for layer in layers where layer.device.map(device.isCalled) ?? true {
            let writer = Writer(input: layer.source, port: device.port, layer: nil, place: layer.place)
            check(layer.lights ?? [], by: writer, channel: layer.channel ?? device.channel, &known)
        }
        for rule in device.rules where rule.isSound {
            let layer = layers.first { $0.name == rule.settings.layer }
            let place = rule.lightPlace ?? rule.place
            let writer = Writer(input: rule.source, port: device.port, layer: layer, place: place)
            let lights = rule.settings.lights ?? []
            for mistake in Self.doubts(rule, lights) { report(mistake, at: place) }
            check(lights, by: writer, channel: rule.channel ?? device.channel, &known)
        }
    }

    /// Reports the first light of a rule that something else writes too.
    private mutating func check(_ lights: [Light], by writer: Writer, channel: Channel?, _ known: inout Writers) {
        var isReported = false
        let lamps = lights.flatMap { $0.lamps(of: writer.input, on: channel) }
        for (place, lamp) in lamps.enumerated() {
            if lamps[..<place].contains(lamp) {
                if !isReported { report(.sameLightTwice(lamp.output.text), at: writer.place) }
                isReported = true
                continue
            }
            let others = known[lamp] ?? []
            if !isReported, let other = others.first(where: { Self.meet($0, writer) }) {
                report(.twoWriters(lamp.output.text, first: other.place), at: writer.place)
                isReported = true
            }
            // As many as can be told apart; more would only cost time.
            if others.count < 64 { known[lamp, default: []].append(writer) }
        }
    }

    /// Whether two writers can write at the same time.
    private static func meet(_ one: Writer, _ other: Writer) -> Bool {
        guard one.place != other.place, one.port == nil || other.port == nil || one.port == other.port else {
            return false
        }
        switch (one.layer, other.layer) {
        case (nil, nil): return true
        case (_?, nil), (nil, _?):
            // In its layer, a rule stands in for those without one on the same input.
            return one.input != other.input
        case (let first?, let second?):
            return first.name == second.name || first.mode != .radio || second.mode != .radio
        }
    }

    private static func doubts(_ rule: Rule, _ lights: [Light]) -> [MappingMistake] {
        lights.flatMap { light -> [MappingMistake] in
            var doubts: [MappingMistake] = []
            let off = light.off ?? Light.Look(value: 0)
            if !light.on.isEmpty, light.on.allSatisfy({ $0.value == off.value && $0.channel == off.channel }) {
                doubts.append(.unseenLight)
            }
            let outputs = light.lamps(of: rule.source, on: nil).map(\.output)
            let isLamp = light.off != nil || !light.on.isEmpty || outputs.contains(where: \.isNote)
            if light.touch != nil, isLamp || !rule.followsPosition, let output = outputs.first {
                doubts.append(.touchWithoutFader(output.text))
            }
            if case .notes(let notes) = rule.source, light.on.count > 1, light.on.count != notes.count {
                doubts.append(.looksAndNotes(looks: light.on.count, notes: notes.count))
            }
            return doubts
        }
    }

    private mutating func report(_ mistake: MappingMistake, at place: Place) {
        diagnostics.append(mistake.diagnostic(at: place))
    }
}

extension Rule {
    /// Whether it has a position to show.
    fileprivate var followsPosition: Bool {
        settings.value == nil && (target.kind == .slider || target.kind == .xyPad || source.kind.isContinuous)
            && target.kind != .button && target.kind != .toggle && target.kind != .string
    }
}

extension Light.Output {
    /// The light in the words of the file.
    fileprivate var text: String {
        switch self {
        case .note(let number): "note \(number)"
        case .controlChange(let number): "cc \(number)"
        case .controlPair(let coarse, let fine): "cc \(coarse), \(fine)"
        case .pitchBend: "pitch_bend"
        }
    }

    fileprivate var isNote: Bool {
        if case .note = self { return true }
        return false
    }
}
