import MIDI
import Mapping
import Testing
import Volta
import YAML
import Time

/// An engine with a mapping, a layout and one port, driven by hand.
struct EngineRig {
    static let start = Moment.now
    static let port = PortID(1)

    var engine: Engine
    private(set) var outputs: [EngineOutput] = []
    private var now = Self.start
    /// The time that it is.
    var time: Moment { now }

    /// An engine for rules of one device; the port follows all of them.
    init(_ rules: [String], device: [String] = [], bind layout: LayoutInfo? = .stage) throws {
        let lines = ["version: 1", "devices:", "  - match: Surface"] + device.map { "    \($0)" }
        try self.init(
            file: (lines + ["    rules:"] + rules.map { "      - {\($0)}" }).joined(separator: "\n"), bind: layout)
    }

    init(file text: String, bind layout: LayoutInfo? = .stage) throws {
        let source = Source(name: "show.yaml", text: text)
        let loaded = LoadedMapping(source)
        engine = Engine(try #require(loaded.mapping, "\(source.rendered(loaded.diagnostics))"))
        engine.portAppeared(Self.port, from: .unnamed)
        if let layout { bind(layout) }
    }

    mutating func bind(_ layout: LayoutInfo = .stage) {
        var new: [EngineOutput] = []
        engine.bind(to: layout, now: now) { new.append($0) }
        outputs += new
    }

    /// Time goes on.
    mutating func wait(_ duration: Duration) {
        now += duration
    }

    mutating func play(_ messages: Message..., from port: PortID = Self.port) {
        for message in messages { play(message, from: port) }
    }

    mutating func play(_ message: Message, from port: PortID) {
        var new: [EngineOutput] = []
        engine.receive(message, from: port, now: now) { new.append($0) }
        outputs += new
    }

    /// Plays the bytes of a cable, in hexadecimal.
    mutating func play(bytes text: String) {
        var parser = ByteStreamParser()
        for byte in text.split(separator: " ").compactMap({ UInt8($0, radix: 16) }) {
            if let message = parser.receive(byte) { play(message, from: Self.port) }
        }
    }

    /// Lets what waited long enough act, or all that waits.
    mutating func settle(atOnce: Bool = false) {
        var new: [EngineOutput] = []
        engine.settle(now: now, atOnce: atOnce) { new.append($0) }
        outputs += new
    }

    mutating func leave(_ port: PortID = Self.port) {
        var new: [EngineOutput] = []
        engine.portLeft(port, now: now) { new.append($0) }
        outputs += new
    }

    /// Forgets what came out.
    mutating func forget() { outputs.removeAll() }

    /// What came out since the last time, such as `1 slider 0.5`.
    mutating func take() -> [String] {
        defer { outputs.removeAll() }
        return outputs.map { "\($0.action.lid) \($0.action.value.text)" }
    }
}

extension ActionValue {
    /// The value for a comparison.
    var text: String {
        switch self {
        case .button: "press"
        case .slider(let level): "\(level)"
        case .toggle(let state): state ? "on" : "off"
        case .index(let option): "option \(option)"
        case .string(let text): text
        case .xyPad(let x, let y): "\(x),\(y)"
        }
    }
}

extension LayoutInfo {
    /// One control of each kind, and a second slider.
    static let stage = LayoutInfo(
        layoutId: "L", activePageId: "P",
        controls: [
            .labelled("Brightness", lid: 1, type: "Slider"), .labelled("Speed", lid: 2, type: "Slider"),
            .labelled("Cheer", lid: 3, type: "Button"), .labelled("Strobe", lid: 4, type: "Toggle"),
            .labelled("Vote", lid: 5, type: "Index", options: 4), .labelled("Scene", lid: 6, type: "Index", options: 3),
            .labelled("Shoutout", lid: 10, type: "String"), .labelled("Position", lid: 11, type: "XYPad"),
        ])
}

extension LayoutControl {
    static func labelled(_ label: String, lid: Int, type: String, options: Int? = nil) -> LayoutControl {
        let digits = String(lid)
        return LayoutControl(
            lid: lid, address: "/" + String(repeating: "0", count: 3 - digits.count) + digits, type: type,
            props: ["label": .string(label)], options: options.map { (0..<$0).map { IndexOption(index: $0) } })
    }
}

/// A control change; channels count from 1.
func cc(_ controller: UInt8, _ value: UInt8, channel: Int = 1) -> Message {
    .controlChange(channel: Channel(statusByte: UInt8(channel - 1)), controller: controller, value: value)
}

/// A note-on.
func on(_ note: UInt8, _ velocity: UInt8 = 127, channel: Int = 1) -> Message {
    .noteOn(channel: Channel(statusByte: UInt8(channel - 1)), note: note, velocity: velocity)
}

/// A note-off.
func off(_ note: UInt8, _ velocity: UInt8 = 0, channel: Int = 1) -> Message {
    .noteOff(channel: Channel(statusByte: UInt8(channel - 1)), note: note, velocity: velocity)
}

/// A program change.
func program(_ number: UInt8, channel: Int = 1) -> Message {
    .programChange(channel: Channel(statusByte: UInt8(channel - 1)), program: number)
}
