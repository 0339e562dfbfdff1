import MIDI
import Recognition
import Testing

/// One recorded movement, and what it is to be taken for.
struct MovementCase: CustomTestStringConvertible, Sendable {
    /// The bytes in hex, one message after the other; `+30` are milliseconds before the next one, 8 between others.
    let bytes: String
    let name: String
    /// The rule's source, and what else is known; `?` at the end where one more movement is asked for.
    let expected: String

    init(_ name: String, _ bytes: String, _ expected: String) {
        (self.name, self.bytes, self.expected) = (name, bytes, expected)
    }

    var testDescription: String { name }

    /// What the recognizer makes of it.
    func recognized() -> String {
        var recognizer = Recognizer()
        var parser = ByteStreamParser()
        var time = ContinuousClock.now
        for word in bytes.split(separator: " ") {
            if word.hasPrefix("+"), let pause = Int(word.dropFirst()) {
                time += .milliseconds(pause)
            } else if let byte = UInt8(word, radix: 16), let message = parser.receive(byte) {
                recognizer.receive(message, at: time)
                time += .milliseconds(8)
            }
        }
        return recognizer.finding?.short ?? "nothing"
    }
}

extension Finding {
    /// The finding in one line.
    var short: String {
        let extra =
            switch control {
            case .button(_, let button, _, _): ", \(button.rawValue)"
            case .pad(_, let button, let feelsVelocity): ", \(button.rawValue)\(feelsVelocity ? ", velocity" : "")"
            case .parameter(_, let isStepped): isStepped ? ", steps" : ""
            case .pitchBend(let isWheel): isWheel ? ", wheel" : ", fader"
            case .fader: ", fader"
            default: ""
            }
        let channel = channel.map { " on \($0)" } ?? ""
        return "\(control.ruleText)\(extra)\(channel)\(isSure ? "" : " ?")"
    }
}
