import MIDI
import Mapping
import YAML

extension RehearsalReader {
    /// The messages of bytes, of words such as `{cc: 7, value: 64}`, or of a list of these, each with its delay.
    mutating func messages(_ entry: Node.Entry) -> [TimedMessage]? {
        var nodes = [entry.value]
        if case .sequence(let elements) = entry.value.content { nodes = elements }
        if nodes.isEmpty {
            report(.empty(entry.key.shown(), hint: "write `B0 07 40` or `{cc: 7, value: 64}`"), at: entry.keyPlace)
        }
        let read = nodes.map { node -> [TimedMessage]? in
            if case .mapping = node.content { return words(node) }
            return bytes(Node.Entry(key: entry.key, keyPlace: entry.keyPlace, value: node))
        }
        guard !read.isEmpty, read.allSatisfy({ $0 != nil }) else { return nil }
        // Those that come later in the list and at the same time stay behind the others.
        let all = read.flatMap { $0 ?? [] }
        return all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }.map { all[$0] }
    }

    private mutating func bytes(_ entry: Node.Entry) -> [TimedMessage]? {
        let text = read(entry) { node throws(ValueError) in
            guard let text = try? node.text() else {
                throw node.mismatch(needed: "bytes such as `B0 07 40`, or words such as `{cc: 7, value: 64}`")
            }
            return text
        }
        guard let text else { return nil }
        do throws(MessageText.Mistake) {
            return try MessageText.messages(text).map { TimedMessage(time: .zero, message: $0) }
        } catch {
            report(.notAMessage(key: entry.key, byte: error.byte, reason: error.reason), at: entry.value.place)
            return nil
        }
    }

    private mutating func words(_ node: Node) -> [TimedMessage]? {
        guard let fields: Fields<SendKey> = fields(of: node, "what is sent"),
            let (key, entry) = only(fields, of: "what is sent", at: node.place, where: { $0.isSource })
        else { return nil }
        for other in fields.order where !other.isSource && !key.companions.contains(other) {
            if let stray = fields[other] {
                report(.noMeaning(key: stray.key, beside: key.rawValue), at: stray.keyPlace)
            }
        }
        let number = fields[.channel].map { integer($0, in: 1...16) } ?? 1
        guard let channel = number.flatMap(Channel.init(number:)) else { return nil }
        switch key {
        case .note: return note(entry, fields, channel)
        case .program: return program(entry, fields, channel)
        case .transport: return transport(entry)
        default:
            guard let voice = voice(key, entry, channel) else { return nil }
            return values(of: voice, entry, fields, at: node.place)
        }
    }

    // MARK: - Presses

    private mutating func note(
        _ entry: Node.Entry, _ fields: Fields<SendKey>, _ channel: Channel
    ) -> [TimedMessage]? {
        let velocity = fields[.velocity].map { integer($0, in: 0...127) } ?? 100
        guard let note = noteNumber(entry), let velocity else { return nil }
        let release = Message.noteOff(channel: channel, note: note, velocity: 0)
        guard velocity > 0 else { return [TimedMessage(time: .zero, message: release)] }
        let press = Message.noteOn(channel: channel, note: note, velocity: UInt8(velocity))
        return held(press, release, fields[.hold])
    }

    /// A press, and its release where it is said how long it is held.
    private mutating func held(_ press: Message, _ release: Message, _ hold: Node.Entry?) -> [TimedMessage] {
        let first = [TimedMessage(time: .zero, message: press)]
        guard let hold, let duration = duration(hold) else { return first }
        return first + [TimedMessage(time: duration, message: release)]
    }

    private mutating func noteNumber(_ entry: Node.Entry) -> UInt8? {
        guard entry.value.isText, let text = try? entry.value.text() else {
            return integer(entry, in: 0...127).map { UInt8($0) }
        }
        guard let number = NoteName.number(text), (0...127).contains(number) else {
            report(.notANote(found: entry.value.found), at: entry.value.place)
            return nil
        }
        return UInt8(number)
    }

    // MARK: - Programs and transport

    private mutating func program(
        _ entry: Node.Entry, _ fields: Fields<SendKey>, _ channel: Channel
    ) -> [TimedMessage]? {
        let bank = fields[.bank].map { number14($0) }
        guard let program = integer(entry, in: 0...127), bank == nil || bank != .some(nil) else { return nil }
        var messages: [Message] = []
        if let bank = bank ?? nil {
            messages = [
                .controlChange(channel: channel, controller: 0, value: UInt8(bank >> 7)),
                .controlChange(channel: channel, controller: 32, value: UInt8(bank & 0x7F)),
            ]
        }
        messages.append(.programChange(channel: channel, program: UInt8(program)))
        return messages.map { TimedMessage(time: .zero, message: $0) }
    }

    private mutating func transport(_ entry: Node.Entry) -> [TimedMessage]? {
        let word: Transport? = word(entry)
        let message: Message? = word.map { word in
            switch word {
            case .start: .start
            case .stop: .stop
            case .continue: .continue
            }
        }
        return message.map { [TimedMessage(time: .zero, message: $0)] }
    }

    /// A number of 14 bits, or its halves, the most significant one first.
    mutating func number14(_ entry: Node.Entry) -> Int? {
        guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else {
            return integer(entry, in: 0...16383)
        }
        let halves = nodes.compactMap {
            integer(Node.Entry(key: entry.key, keyPlace: $0.place, value: $0), in: 0...127)
        }
        return halves.count == 2 ? halves[0] << 7 | halves[1] : nil
    }
}
