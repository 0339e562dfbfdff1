import FoundationEssentials
import TestSupport
import Testing
import Volta
import YAML

@testable import Mapping

/// The schema and the reader are of one mind about single rules.
@Suite struct SchemaAgreementTests {
    @Test("Random rules are refused by both or by none") func rules() throws {
        let root = try JSONDecoder().decode(JSONValue.self, from: Data(MappingSchema.text.utf8))
        let schema = SchemaValidator(root: root)
        var random = SeededRandom()
        var sound = 0
        for _ in 0..<2500 {
            let rule = Self.rule(&random)
            let head = "version: 1\nlayers: {Shift: {note: 1}}\n"
            let source = Source(name: "a", text: "\(head)devices: [{match: A, rules: [{\(rule)}]}]\n")
            let errors = LoadedMapping(source).diagnostics.filter { $0.severity == .error }
            let mistakes = schema.mistakes(in: JSONValue(try #require(Document(source).root)))
            #expect(errors.isEmpty == mistakes.isEmpty, "\(random) {\(rule)} \(source.rendered(errors)) \(mistakes)")
            if errors.isEmpty { sound += 1 }
        }
        #expect(sound > 200)
    }

    /// A rule with a source, a target and up to three more keys.
    private static func rule(_ random: inout SeededRandom) -> String {
        let isPad = Int.random(in: 0..<6, using: &random) == 0
        let sources = RuleKey.allCases.filter { $0.source != nil }
        let targets = RuleKey.allCases.filter { $0.target != nil && $0 != .xyPad }
        let settings = RuleKey.allCases.filter { $0.source == nil && $0.target == nil && $0 != .x && $0 != .y }
        let more = settings.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
        if isPad {
            let beside = Bool.random(using: &random) ? more : []
            let axis = [sources.randomElement(using: &random)].compactMap(\.self) + (beside.isEmpty ? more : [])
            let texts = axis.map { entry($0, &random) }.joined(separator: ", ")
            let rest = beside.map { ", " + entry($0, &random) }.joined()
            return "x: {\(texts)}, y: {cc: 90}, xy: 11\(rest)"
        }
        let keys = [sources.randomElement(using: &random), targets.randomElement(using: &random)].compactMap(\.self)
        return (keys + more).map { entry($0, &random) }.joined(separator: ", ")
    }

    private static func entry(_ key: RuleKey, _ random: inout SeededRandom) -> String {
        "\(key.rawValue): \(values(of: key).randomElement(using: &random) ?? "1")"
    }

    /// Lights, of which some are wrong and some only beside some sources.
    private static let lights = [
        "none", "5", "128", "yes", "{}", "[]", "{on: 5, off: 1}", "{on: {value: 21, channel: 10}}",
        "{on: {channel: 1}}",
        "{on: [5, 13, {value: 21}]}", "{on: []}", "{on: 300}", "{note: C2}", "{note: 36, cc: 36}", "{cc: 48}",
        "{cc: [48, 16]}", "{cc: [48, 16], on: 3}", "{pitch_bend: any}", "{pitch_bend: any, off: 3}",
        "{cc: 48, range: [1, 11]}", "{cc: 48, range: [1, 200]}", "{range: [127, 0]}", "{range: [0, 16383]}",
        "{cc: 48, range: [1, 11], on: 3}", "{note: 36, range: [0, 127]}", "{cc: 7, channel: 17}", "{touch: 104}",
        "{pitch_bend: any, channel: 9, range: [0, 16256], touch: G#7}", "[{note: 36}, {cc: 36, on: 5}]", "[5, 6]",
        "[{on: [1, 2]}, {cc: 3, range: [0, 5]}]", "{colour: 5}", "{cc: 3, on: [0, 1]}",
    ]

    /// Values of a key, of which some are wrong in some rules.
    private static func values(of key: RuleKey) -> [String] {
        switch key {
        case .cc: ["1", "[1, 33]", "127", "128"]
        case .note, .keyPressure: ["36", "C#3", "60"]
        case .notes: ["36-39", "[36, C3]", "C2-D#2"]
        case .program: ["any", "5"]
        case .nrpn, .rpn: ["1280", "[1, 30]"]
        case .pitchBend, .pressure: ["any", "true"]
        case .transport: ["start", "stop"]
        case .button, .slider, .toggle, .index, .string, .xyPad: ["2", "Cheer", "/001"]
        case .x, .y: ["{cc: 1}"]
        case .channel: ["1", "16", "0"]
        case .bank: ["3", "[0, 1]"]
        case .order: ["msb_first", "lsb_first"]
        case .input: ["[0, 100]", "[100, 0]", "[0, 16383]", "[5, 5]"]
        case .range: ["[0.2, 0.8]", "[1, 0]", "[0, 2]"]
        case .invert, .wrap: ["true", "no", "1"]
        case .value: ["0", "0.5", "true", "off", "3", "Hello"]
        case .mode: ["flip", "follow", "on", "hop"]
        case .threshold: ["1", "64", "1000"]
        case .curve: ["s", "exponential", "[[0, 0], [1, 1]]", "bent"]
        case .steps: ["2", "12", "1"]
        case .deadband: ["0", "0.01", "1/127"]
        case .deadzone: ["1", "16", "8191", "0"]
        case .rate: ["5", "0.1", "0"]
        case .expire: ["500ms", "60s", "9"]
        case .encoder: ["offset", "binary", "twos"]
        case .step: ["0.01", "1/4", "0"]
        case .acceleration: ["1", "4", "0.5"]
        case .start: ["0", "0.5", "2"]
        case .layer: ["Shift"]
        case .takeover: ["jump", "pickup", "scale"]
        case .when: ["press", "release", "long", "double"]
        case .hold: ["600ms", "1.5s", "600", "49ms", "50ms", "0.05s", ".04s", "60s", "61s", "60000ms", "60001ms"]
        case .velocity: ["[1, 80]", "[81, 127]", "[0, 5]"]
        case .debounce: ["20ms", "0.5s", "true"]
        case .light: lights
        case .delivery: ["latest", "every"]
        case .name: ["A name", "5"]
        }
    }
}
