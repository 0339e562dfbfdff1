import YAML

/// What people write who have another program, or another language, in their hands, and what it is called here.
enum Habit {
    /// Words of other programs for keys of a rule.
    private static let words = [
        "fader": "slider", "knob": "slider", "level": "slider", "trigger": "button", "pad": "button", "bang": "button",
        "switch": "toggle", "vote": "index", "choice": "index", "option": "index", "select": "index", "text": "string",
        "message": "string", "xy_pad": "xy", "xypad": "xy", "pad_xy": "xy", "control": "cc", "controller": "cc",
        "ctrl": "cc", "control_change": "cc", "key": "note", "pc": "program", "program_change": "program",
        "pitchbend": "pitch_bend", "bend": "pitch_bend", "aftertouch": "pressure", "poly_pressure": "key_pressure",
        "scale": "range", "min": "range", "max": "range", "inverse": "invert", "reverse": "invert",
        "relative": "encoder",
        "soft_takeover": "takeover", "pickup": "takeover", "shift": "layer", "led": "light", "feedback": "light",
        "lights": "light", "ch": "channel", "device": "match", "relay": "toggle",
    ]

    /// The key that was probably meant by a word: what it stands for elsewhere, or the nearest one.
    static func key(for word: String, among known: [String]) -> String? {
        let here = words[word.lowercased().replacing("-", with: "_")].flatMap { known.contains($0) ? $0 : nil }
        return here ?? Suggestion.nearest(to: word, among: known)
    }

    /// What to do about a key that is no word but what follows a decimal comma; nil for words.
    static func decimal(_ key: String) -> String? {
        guard let first = key.first, first.isASCII, first.isNumber else { return nil }
        return "a number has a point and no comma, such as `0.5`"
    }

    /// What to do about something that stands for a note elsewhere.
    static func note(_ text: String) -> String? {
        let word = text.lowercased()
        if word.split(separator: "-").count == 2, word.first?.isNumber == true, word.last?.isNumber == true {
            return "for several notes write `notes: \(text)`"
        }
        if word.first == "h" { return "H is B here, and B is `Bb`" }
        if word.dropFirst().hasPrefix("is") {
            return "sharps have a `#`: \(text.prefix(1).uppercased())#\(text.dropFirst(3))"
        }
        if word.dropFirst().hasPrefix("es") {
            return "flats have a `b`: \(text.prefix(1).uppercased())b\(text.dropFirst(3))"
        }
        guard let (name, letter) = solfege.first(where: { word.hasPrefix($0.name) }) else { return nil }
        return "notes are called C to B: \(letter)\(text.dropFirst(name.count))"
    }

    private static let solfege: [(name: String, letter: String)] = [
        ("do", "C"), ("re", "D"), ("ré", "D"), ("mi", "E"), ("fa", "F"), ("sol", "G"), ("la", "A"),
        ("si", "B"), ("ti", "B"),
    ]
}
