import MIDI
import Mapping
import YAML

extension RehearsalReader {
    /// The most values of a sweep.
    private static let mostValues = 256

    mutating func voice(_ key: SendKey, _ entry: Node.Entry, _ channel: Channel) -> Voice? {
        switch key {
        case .cc:
            guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else {
                return integer(entry, in: 0...127).map { .controller(UInt8($0), channel) }
            }
            return number14(entry).map { .pair(UInt8($0 >> 7), UInt8($0 & 0x7F), channel) }
        case .nrpn, .rpn: return number14(entry).map { .parameter($0, isRegistered: key == .rpn, channel) }
        case .pitchBend: return .pitchBend(channel)
        case .pressure: return .pressure(channel)
        case .keyPressure: return integer(entry, in: 0...127).map { .keyPressure(UInt8($0), channel) }
        default: return nil
        }
    }

    /// The messages of one value, which may be let go of, or of a sweep.
    mutating func values(
        of voice: Voice, _ entry: Node.Entry, _ fields: Fields<SendKey>, at place: Place
    ) -> [TimedMessage]? {
        if let sweep = fields[.sweep] {
            if let value = fields[.value] { report(.second(value.key, first: sweep.key), at: value.keyPlace) }
            if let hold = fields[.hold] { report(.noMeaning(key: hold.key, beside: sweep.key), at: hold.keyPlace) }
            return self.sweep(of: voice, sweep, fields)
        }
        if let over = fields[.over] { report(.noMeaning(key: over.key, beside: entry.key), at: over.keyPlace) }
        guard let value = value(of: voice, entry, fields, at: place) else { return nil }
        let messages = voice.messages(value).map { TimedMessage(time: .zero, message: $0) }
        guard let hold = fields[.hold], let duration = duration(hold) else { return messages }
        return messages + voice.messages(0).map { TimedMessage(time: duration, message: $0) }
    }

    /// The value beside the source, or in its place, such as `pitch_bend: 8192`.
    private mutating func value(
        of voice: Voice, _ entry: Node.Entry, _ fields: Fields<SendKey>, at place: Place
    ) -> Int? {
        if let value = fields[.value] { return integer(value, in: 0...voice.greatest) }
        switch voice {
        case .pitchBend, .pressure:
            if case .scalar("any", _) = entry.value.content { break }
            return integer(entry, in: 0...voice.greatest)
        default: break
        }
        let hint = "write `value: 64`, or `sweep: [0, \(voice.greatest)]` with `over: 500ms`"
        reportMissing("value", of: "what is sent", hint, in: fields, at: place)
        return nil
    }

    private mutating func sweep(
        of voice: Voice, _ entry: Node.Entry, _ fields: Fields<SendKey>
    ) -> [TimedMessage]? {
        guard let over = fields[.over] else {
            reportMissing("over", of: "a sweep", "say how long it takes: `over: 500ms`", in: fields, at: entry.keyPlace)
            return nil
        }
        guard let length = duration(over), let ends = ends(entry, greatest: voice.greatest) else { return nil }
        let count = max(1, min(abs(ends.1 - ends.0), Self.mostValues))
        return (0...count).flatMap { number -> [TimedMessage] in
            let value = ends.0 + Int((Double(ends.1 - ends.0) * Double(number) / Double(count)).rounded())
            return voice.messages(value).map { TimedMessage(time: length * number / count, message: $0) }
        }
    }

    private mutating func ends(_ entry: Node.Entry, greatest: Int) -> (Int, Int)? {
        guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else {
            let error = entry.value.mismatch(needed: "the first and the last value such as `[0, \(greatest)]`")
            report(.wrongType(key: entry.key, error), at: entry.value.place)
            return nil
        }
        let ends = nodes.compactMap {
            integer(Node.Entry(key: entry.key, keyPlace: $0.place, value: $0), in: 0...greatest)
        }
        return ends.count == 2 ? (ends[0], ends[1]) : nil
    }
}
