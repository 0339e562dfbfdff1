/// The JSON Schema of mapping files, for editors that complete and check while people type.
///
/// It is made from the keys and the rules of the reader. What a schema cannot say, such as two rules that contradict each
/// other, only the reader finds.
public enum MappingSchema {
    /// The schema, a JSON text of draft 2020-12.
    public static let text = root.text() + "\n"

    private static var root: SchemaNode {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "A mapping file of volta-midi",
            "description": "Which control of a MIDI surface moves which control of a Volta layout.",
            "type": "object",
            "properties": [
                "version": ["description": "The version of the language, 1.", "const": 1],
                "limits": limits,
                "layers": [
                    "description": "The layers by their names, each with the control that turns it on.",
                    "type": "object", "additionalProperties": .reference("layer"),
                ],
                "devices": [
                    "description": "The devices, each with its rules.", "type": "array", "items": .reference("device"),
                ],
            ],
            "required": ["version", "devices"],
            "additionalProperties": false,
            "$defs": [
                "device": device, "layer": layer, "rule": rule, "axis": axis, "control": control, "note": note,
                "notes": notes,
                "text": text(), "truth": truth,
            ],
        ]
    }

    private static var limits: SchemaNode {
        func rate(_ description: String) -> SchemaNode {
            .members([("description", .text(description))] + members(of: .number(MappingLimits.allowedRates)))
        }
        let burst = "Updates that may go at once after a rest. Left out: 10."
        return [
            "description": "How fast updates go out.",
            "type": "object",
            "properties": [
                "per_control": rate("Updates a second of one control. Left out: 20."),
                "total": rate("Updates a second of all controls together. Left out: 20."),
                "burst": .members([("description", .text(burst))] + members(of: .integer(MappingLimits.allowedBursts))),
            ],
            "additionalProperties": false,
        ]
    }

    private static var layer: SchemaNode {
        [
            "type": "object",
            "properties": [
                "cc": .described("The controller that turns it on, 0 to 127.", .integer(0...127)),
                "note": .described("The key or pad that turns it on.", .reference("note")),
                "mode": .described(
                    "On while held, by each press or one of all radio layers. Left out: momentary.",
                    .words(LayerMode.self)),
                "channel": .described("Only on this channel, 1 to 16. Left out: every channel.", .integer(1...16)),
                "threshold": .described(
                    "From which value on it is pressed. Left out: 64 for cc, 1 for note.", .integer(1...127)),
                "device": text("The name or the match of the only device whose control it is. Left out: every device."),
            ],
            "oneOf": [["required": ["cc"]], ["required": ["note"]]],
            "additionalProperties": false,
        ]
    }

    private static var device: SchemaNode {
        [
            "type": "object",
            "properties": [
                "match": text("The ALSA client's or port's name, the beginning of one, or a pattern with * and ?."),
                "port": .members(
                    [("description", "Only the port with this number, from 0. Left out: every port.")]
                        + members(of: .integer(0...255))),
                "usb": [
                    "description":
                        "Only the device at this USB path, as volta-midi devices shows it. Left out: every path.",
                    "type": "string", "pattern": "^\\s*[0-9]+-[0-9]+(\\.[0-9]+)*\\s*$",
                ],
                "serial": text("Only the device with this serial number. Left out: every device."),
                "channel": .members(
                    [("description", "The channel of the rules that name none, 1 to 16. Left out: every channel.")]
                        + members(of: .integer(1...16))),
                "name": text("What messages call the device."),
                "rules": [
                    "description": "The rules, each with one source and one target.", "type": ["array", "null"],
                    "items": .reference("rule"),
                ],
            ],
            "required": ["match"],
            "additionalProperties": false,
        ]
    }

    /// A control of the layout.
    private static var control: SchemaNode {
        .anyOf([["type": "string", "pattern": "\\S"], ["type": "integer", "minimum": 0]])
    }

    /// A note's name; its octave may still lead out of the range.
    private static let noteName = "[A-Ga-g](#|♯|b|♭){0,2}(-1|[0-9])"

    private static var note: SchemaNode {
        .anyOf([.integer(0...127), ["type": "string", "pattern": .text("^\(noteName)$")]])
    }

    private static var notes: SchemaNode {
        let end = "(\(noteName)|0|[1-9][0-9]?|1[01][0-9]|12[0-7])"
        let piece = SchemaNode.anyOf([
            .reference("note"), ["type": "string", "pattern": .text("^\(end) *[-–] *\(end)$")],
        ])
        return .anyOf([piece, ["type": "array", "items": piece, "minItems": 1]])
    }

    /// A text that is not empty; a number or a truth value is taken as it is spelt.
    private static func text(_ description: String? = nil) -> SchemaNode {
        let members: [(key: String, value: SchemaNode)] = [
            ("type", ["string", "number", "boolean"]), ("pattern", "\\S"),
        ]
        return .members((description.map { [("description", .text($0))] } ?? []) + members)
    }

    /// True or false, also as people write it.
    private static var truth: SchemaNode {
        let words = ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"]
        return .anyOf([["type": "boolean"], ["enum": .texts(words)]])
    }

    private static func members(of node: SchemaNode) -> [(key: String, value: SchemaNode)] {
        guard case .members(let members) = node else { return [] }
        return members
    }
}
