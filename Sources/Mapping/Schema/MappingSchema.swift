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
            "properties": .properties(of: FileKey.self),
            "required": ["version", "devices"],
            "additionalProperties": false,
            "$defs": [
                "device": device, "layer": layer, "rule": rule, "axis": axis, "control": control, "note": note,
                "notes": notes, "light": light, "lamp": lamp, "look": look, "messages": messages, "text": words,
                "truth": truth,
            ],
        ]
    }

    private static var layer: SchemaNode {
        [
            "type": "object",
            "properties": .properties(of: LayerKey.self),
            "oneOf": [["required": ["cc"]], ["required": ["note"]]],
            "additionalProperties": false,
        ]
    }

    private static var device: SchemaNode {
        [
            "type": "object",
            "properties": .properties(of: DeviceKey.self),
            "required": ["match"],
            "additionalProperties": false,
        ]
    }

    /// A control of the layout.
    private static var control: SchemaNode {
        .anyOf([["type": "string", "pattern": "\\S"], ["type": "integer", "minimum": 0]])
    }

    /// A note's name from 0 to 127: in the first and the last octave not every letter and accidental is there.
    private static let noteName: String = {
        let (sharp, flat) = ("[#♯]", "[b♭]")
        let even = "\(sharp)\(flat)|\(flat)\(sharp)"
        let names = [
            "[A-Ga-g][#♯b♭]{0,2}[0-8]", "[C-Fc-f][#♯b♭]{0,2}9", "[Gg](\(flat){0,2}|\(even))9", "[Aa]\(flat){2}9",
            "[ABD-Gabd-g][#♯b♭]{0,2}-1", "[Cc](\(sharp){0,2}|\(even))-1", "[Bb]\(sharp){1,2}-2",
        ]
        return "(\(names.joined(separator: "|")))"
    }()

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
    private static var words: SchemaNode { ["type": ["string", "number", "boolean"], "pattern": "\\S"] }

    /// True or false, also as people write it.
    private static var truth: SchemaNode {
        let words = ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"]
        return .anyOf([["type": "boolean"], ["enum": .texts(words)]])
    }
}
