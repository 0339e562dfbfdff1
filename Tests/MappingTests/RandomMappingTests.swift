import Mapping
import TestSupport
import Testing
import Volta
import YAML

@Suite struct RandomMappingTests {
    private let keys = [
        "cc", "note", "notes", "program", "button", "slider", "toggle", "index", "channel", "input", "range", "invert",
        "value", "mode", "threshold", "delivery", "name", "nrpn", "rpn", "pitch_bend", "pressure", "key_pressure",
        "transport", "bank", "order", "encoder", "curve", "steps", "deadband", "step", "acceleration", "wrap", "start",
        "layer", "takeover", "deadzone", "rate", "expire", "when", "hold", "velocity", "debounce", "chanel", "x", "y",
        "xy", "string",
    ]
    private let values = [
        "0", "1", "64", "127", "128", "-1", "010", "1.5", "any", "C4", "36-39", "[36, 38]", "[0, 1]", "[1, 0]", "true",
        "no", "y", "flip", "follow", "on", "latest", "every", "Cheer", "Vote", "/001", "\"60\"", "{}", "[]", "", "~",
        ".nan", "1/127", "{cc: 1}", "{nrpn: 5, step: 0.1}", "s", "[[0, 0], [1, 1]]", "offset", "binary", "msb_first",
        "start", "0.5", "press", "release", "long", "double", "pickup", "scale", "600ms", "20ms",
        "99999999999999999999", "C-1-C2", "-", "'-'", "36-", "é", "[[1]]",
    ]

    /// Rules that can be read, to which other keys are added.
    private let starts = [[], ["cc: 1", "slider: 1"], ["note: 60", "button: 3"], ["note: 60", "toggle: 4"]]

    @Test("Any rule is read or explained, and what is read can be compiled, bound and checked") func rules() throws {
        var random = SeededRandom()
        var read = 0
        for _ in 0..<3000 {
            let start = starts.randomElement(using: &random) ?? []
            let settings =
                start
                + keys.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)).map { key in
                    "\(key): \(values.randomElement(using: &random) ?? "")"
                }
            let text = "version: 1\ndevices:\n- match: A\n  rules:\n  - {\(settings.joined(separator: ", "))}\n"
            let source = Source(name: "f", text: text)
            let loaded = LoadedMapping(source)
            #expect((loaded.mapping == nil) == loaded.diagnostics.hasErrors, "\(random) \(text)")
            for diagnostic in loaded.diagnostics {
                #expect(diagnostic.place.line == 5, "\(random) \(source.rendered(diagnostic))")
            }
            guard let mapping = loaded.mapping, let file = loaded.file else { continue }
            read += 1
            _ = source.rendered(file.diagnostics(against: .stage))
            var engine = Engine(mapping)
            engine.portAppeared(EngineRig.port, from: .unnamed)
            engine.bind(to: .stage, now: EngineRig.start) { _ in }
            for message in [on(60), off(60), cc(64, 127), cc(1, 127), program(1), .start] {
                engine.receive(message, from: EngineRig.port, now: EngineRig.start) { _ in }
            }
        }
        #expect(read > 0, "\(random)")
    }
}
