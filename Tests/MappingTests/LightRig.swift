import MIDI
import Mapping
import Testing
import Volta
import YAML
import Time

/// An engine with one surface, of which the lights are looked at.
struct LightRig {
    var engine: Engine
    private var now = Moment.now
    private var actions: [String] = []
    private var sent: [Message] = []
    static let port = PortID(7)
    private let origin = PortOrigin.device(PortName(client: "Surface", port: "", number: 0))

    init(_ rules: [String], device: [String] = [], layers: [String] = [], bind layout: LayoutInfo? = .stage) throws {
        let head = ["version: 1"] + (layers.isEmpty ? [] : ["layers:"] + layers.map { "  \($0)" })
        let lines = head + ["devices:", "  - match: Surface"] + device.map { "    \($0)" }
        let rig = try EngineRig(
            file: (lines + ["    rules:"] + rules.map { "      - {\($0)}" }).joined(separator: "\n"), bind: layout)
        engine = rig.engine
        engine.portLeft(EngineRig.port, now: now) { _ in }
        connect()
    }

    mutating func connect() { engine.portAppeared(Self.port, from: origin) }

    mutating func leave() { engine.portLeft(Self.port, now: now) { _ in } }

    /// Time goes on, and what is due on the way is shown when it is.
    mutating func wait(_ milliseconds: Int) {
        let end = now + .milliseconds(milliseconds)
        show()
        while let next = engine.nextShow, next <= end {
            now = max(now, next)
            show()
        }
        now = end
        show()
    }

    mutating func show() { engine.show(now: now) { sent.append($1) } }

    mutating func play(_ messages: Message...) {
        for message in messages {
            engine.receive(message, from: Self.port, now: now) {
                actions.append("\($0.action.lid) \($0.action.value.text)")
            }
            show()
        }
    }

    /// A surface with MIDI Thru: plays, and gets back all that is sent, a moment later.
    mutating func playThru(_ messages: Message..., after milliseconds: Int = 5) {
        let before = sent.count
        for message in messages { play(message) }
        wait(milliseconds)
        for echo in sent[before...] { play(echo.asReceived) }
    }

    mutating func bind(_ layout: LayoutInfo) { engine.bind(to: layout, now: now) { _ in } }

    /// Another mapping for the same surface is saved.
    mutating func follow(_ rules: [String]) throws {
        let text = "version: 1\ndevices:\n  - match: Surface\n    rules:\n" + rules.map { "      - {\($0)}\n" }.joined()
        let mapping = try #require(LoadedMapping(Source(name: "show.yaml", text: text)).mapping)
        var new: [String] = []
        _ = engine.follow(mapping, ports: [Self.port: origin], on: .stage, now: now) {
            new.append("\($0.action.lid) \($0.action.value.text)")
        }
        actions += new
    }

    mutating func darken() { engine.darken { sent.append($1) } }

    /// The actions since the last time.
    mutating func takeActions() -> [String] {
        defer { actions = [] }
        return actions
    }

    /// What was sent to the surface since the last time, in hexadecimal.
    mutating func take() -> String {
        show()
        defer { sent = [] }
        return sent.map {
            $0.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
        }
        .joined(separator: " | ")
    }
}

extension Message {
    /// The message as it comes back on a cable.
    fileprivate var asReceived: Message {
        guard case .noteOn(let channel, let note, 0) = self else { return self }
        return .noteOff(channel: channel, note: note, velocity: 0)
    }
}
