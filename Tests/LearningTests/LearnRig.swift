import Learning
import MIDI
import Mapping
import Recognition
import Time
import Volta
import YAML

/// A session with a layout and a file, to which bytes are played.
struct LearnRig {
    static let layout = LayoutInfo(
        layoutId: "L", activePageId: "p",
        controls: [
            LayoutControl(lid: 1, address: "/001", type: "Button", props: ["label": .string("Cheer")]),
            LayoutControl(lid: 2, address: "/002", type: "Slider", props: ["label": .string("Hue")]),
            LayoutControl(lid: 3, address: "/003", type: "Toggle", props: ["label": .string("Strobe")]),
            LayoutControl(
                lid: 4, address: "/004", type: "Index", props: ["label": .string("Vote")],
                options: ["A", "B", "C", "D"].enumerated().map { IndexOption(index: $0, label: $1) }),
            LayoutControl(lid: 5, address: "/005", type: "String", props: ["label": .string("Shoutout")]),
            LayoutControl(lid: 6, address: "/006", type: "XYPad", props: ["label": .string("Position")]),
            LayoutControl(lid: 7, address: "/007", type: "Gyroscope", props: ["label": .string("Tilt")]),
        ])

    static let pad = LearnPort(PortID(1), PortName(client: "LPD8", port: "LPD8 MIDI 1", number: 0))
    static let desk = LearnPort(PortID(2), PortName(client: "nanoKONTROL2", port: "nanoKONTROL2 _ CTRL", number: 0))

    var session: LearnSession
    private var now = Moment.now
    private var parser = ByteStreamParser()

    init(_ text: String = LearnSession.newFile, layout: LayoutInfo = LearnRig.layout) {
        session = LearnSession(layout, file: Source(name: "m.yaml", text: text))
    }

    /// Begins with the control that has a label.
    mutating func choose(_ label: String, option: Int? = nil) {
        for control in session.layout.controls where control.label == label {
            session.choose(control, option: option)
        }
    }

    /// Plays bytes in hex; `+30` are milliseconds, 8 between messages.
    mutating func play(_ text: String, from port: LearnPort = LearnRig.desk) {
        for word in text.split(separator: " ") {
            if word.hasPrefix("+"), let pause = Int(word.dropFirst()) {
                now += .milliseconds(pause)
            } else if let byte = UInt8(word, radix: 16), let message = parser.receive(byte) {
                session.receive(message, from: port, now: now)
                now += .milliseconds(8)
            }
        }
    }

    /// The state in one line.
    mutating func state() -> String {
        switch session.state {
        case .idle: "idle"
        case .listening(let ask): "listening: \(ask)"
        case .unsure(let proposal, let ask): "unsure: \(ask) | \(proposal?.rules.joined(separator: " ") ?? "nothing")"
        case .refused(let reason): "refused: \(reason)"
        case .recognised(let proposal): proposal.rules.joined(separator: " ")
        }
    }

    /// Learns a control from bytes, accepts, and returns the file.
    mutating func learn(_ label: String, _ bytes: String, from port: LearnPort = LearnRig.desk) throws -> String {
        choose(label)
        play("+2000 " + bytes, from: port)
        return try session.accept()
    }

    /// Movements.
    static let fader = "B0 07 10 07 14 07 19 07 20 07 2A 07 40 07 55 07 60"
    static let pair = "B0 01 10 21 05 01 11 21 60 01 13 21 07 01 14 21 50 01 15 21 02"
    static let encoder = "B0 1E 01 1E 01 1E 02 1E 01 1E 7F 1E 7F 1E 7E 1E 7F"
    static let button = "B0 40 7F +100 40 00"
    static let latching = "B0 5B 7F +900 5B 00 +900 5B 7F +900 5B 00 +900 5B 7F +900 5B 00"
    static func note(_ number: String) -> String { "+500 90 \(number) 50 +100 80 \(number) 40" }
}
