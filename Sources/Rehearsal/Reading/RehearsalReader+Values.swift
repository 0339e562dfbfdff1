import Mapping
import YAML

extension RehearsalReader {
    /// What an entry's value is by a reading function, or nil with a report at the value, or at the key if it has none.
    mutating func read<Value>(_ entry: Node.Entry, _ get: (Node) throws(ValueError) -> Value) -> Value? {
        do throws(ValueError) {
            return try get(entry.value)
        } catch {
            report(.wrongType(key: entry.key, error), at: entry.value.isNull ? entry.keyPlace : error.place)
            return nil
        }
    }

    /// The keys and values of a part of the file, with a report for each that is not known.
    mutating func fields<Key>(of node: Node, _ owner: String) -> Fields<Key>? {
        do throws(ValueError) {
            let fields = Fields<Key>(try node.entries())
            for entry in fields.others {
                report(.unknownKey(entry.key, of: owner, known: fields.keys), at: entry.keyPlace)
            }
            return fields
        } catch {
            report(.wrongType(key: owner, error), at: error.place)
            return nil
        }
    }

    /// The elements of a list that is not empty.
    mutating func elements(_ entry: Node.Entry, of what: String, hint: String) -> [Node]? {
        guard let nodes = read(entry, { node throws(ValueError) in try node.elements() }) else { return nil }
        if nodes.isEmpty { report(.empty(what.shown(), hint: hint), at: entry.keyPlace) }
        if nodes.count > Self.most { report(.tooMany(what, limit: Self.most), at: entry.keyPlace) }
        return Array(nodes.prefix(Self.most))
    }

    mutating func text(_ entry: Node.Entry) -> String? {
        guard let text = read(entry, { node throws(ValueError) in try node.text() }) else { return nil }
        guard text.contains(where: { !$0.isWhitespace }) else {
            report(.empty(entry.key.shown(), hint: "write a text"), at: entry.value.place)
            return nil
        }
        return text
    }

    mutating func integer(_ entry: Node.Entry, in bounds: ClosedRange<Int>? = nil) -> Int? {
        guard let number = read(entry, { node throws(ValueError) in try node.integer() }) else { return nil }
        guard let bounds, !bounds.contains(number) else { return number }
        let allowed = "\(bounds.lowerBound) to \(bounds.upperBound)"
        report(.outOfRange(key: entry.key, found: entry.value.found, allowed: allowed), at: entry.value.place)
        return nil
    }

    /// A time such as `50ms` or `1.5s`.
    mutating func duration(_ entry: Node.Entry) -> Duration? {
        let duration = read(entry) { node throws(ValueError) -> Duration in
            if let duration = node.duration { return duration }
            throw node.mismatch(needed: "a time such as `50ms` or `1.5s`")
        }
        guard let duration, duration > .seconds(86_400) else { return duration }
        report(.outOfRange(key: entry.key, found: entry.value.found, allowed: "at most a day"), at: entry.value.place)
        return nil
    }

    /// One of a few words.
    mutating func word<Word: RawRepresentable & CaseIterable>(_ entry: Node.Entry) -> Word?
    where Word.RawValue == String {
        let text = try? entry.value.text()
        if let word = text.flatMap(Word.init(rawValue:)) { return word }
        let allowed = Word.allCases.map(\.rawValue)
        report(
            .unknownWord(key: entry.key, text: text ?? "", found: entry.value.found, allowed: allowed),
            at: entry.value.isNull ? entry.keyPlace : entry.value.place)
        return nil
    }

    /// A device by its name, or by more of what tells it from others.
    mutating func device(_ entry: Node.Entry) -> RehearsalDevice? {
        guard case .mapping = entry.value.content else {
            return text(entry).map {
                RehearsalDevice(name: PortName(client: $0, port: $0, number: 0), place: entry.value.place)
            }
        }
        guard let fields: Fields<FromKey> = fields(of: entry.value, "a device") else { return nil }
        guard let name = fields[.name].flatMap({ text($0) }) else {
            if fields[.name] == nil {
                let hint = "write `name:` with the name that `volta-midi devices` shows"
                reportMissing("name", of: "this device", hint, in: fields, at: entry.value.place)
            }
            return nil
        }
        let port = PortName(
            client: name, port: fields[.portName].flatMap { text($0) } ?? name,
            number: fields[.port].flatMap { integer($0, in: 0...255) } ?? 0,
            usb: fields[.usb].flatMap { text($0) }, serial: fields[.serial].flatMap { text($0) })
        return RehearsalDevice(name: port, place: fields[.name]?.value.place ?? entry.value.place)
    }

    /// The one entry of several that are alternatives; none and a second one are reported.
    mutating func only<Key>(
        _ fields: Fields<Key>, of owner: String, at place: Place, where isMeant: (Key) -> Bool
    ) -> (key: Key, entry: Node.Entry)? {
        let found = fields.order.filter(isMeant).compactMap { key in fields[key].map { (key: key, entry: $0) } }
        for other in found.dropFirst() {
            report(.second(other.entry.key, first: found[0].entry.key), at: other.entry.keyPlace)
        }
        if found.isEmpty, fields.others.isEmpty {
            report(.none(of: Key.allCases.filter(isMeant).map(\.rawValue), in: owner), at: place)
        }
        return found.first
    }
}
