import MIDI
import YAML

extension MappingReader {
    /// One element of `devices`; without `match` it is kept so that the names in its rules can still be checked.
    mutating func device(_ node: Node) -> DeviceEntry? {
        guard let entries = read("a device", node, { node throws(ValueError) in try node.entries() }) else {
            return nil
        }
        let fields = Fields<DeviceKey>(entries)
        let meant = reportOthers(fields, of: "a device")
        if fields[.match] == nil, !meant.contains(DeviceKey.match.rawValue) {
            let isLost = fields[.rules] != nil && fields.order.count == 1
            let hint =
                "add `match:` with the name of the device, or the beginning of it"
                + (isLost ? "; if the rules belong to the device above, remove the `-` before `rules`" : "")
            report(.missingKey("match", of: "this device", hint: hint), at: node.place)
        }
        let match = fields[.match].flatMap { text($0) }
        let light: NoLight? = fields[.light].flatMap { word($0) }
        return DeviceEntry(
            match: match ?? "", matchPlace: fields[.match].map { place(of: $0) } ?? node.place,
            port: fields[.port].flatMap { integer($0, in: 0...255) },
            usb: fields[.usb].flatMap { usbPath($0) }, serial: fields[.serial].flatMap { text($0) },
            channel: fields[.channel].flatMap { readChannel($0) },
            hasUsualLights: light == nil,
            onConnect: fields[.onConnect].map { messages($0) } ?? [],
            onExit: fields[.onExit].map { messages($0) } ?? [],
            name: fields[.name].flatMap { text($0) }, rules: rules(fields[.rules], of: node))
    }

    /// The messages of a text or of several, in their order.
    private mutating func messages(_ entry: Node.Entry) -> [Message] {
        var nodes = [entry.value]
        if case .sequence(let elements) = entry.value.content { nodes = elements }
        return nodes.flatMap { node -> [Message] in
            let element = Node.Entry(key: entry.key, keyPlace: entry.keyPlace, value: node)
            let text = read(element) { node throws(ValueError) in
                guard let text = try? node.text() else {
                    throw node.mismatch(needed: "bytes such as `F0 7E 7F 06 01 F7`, or a list of such texts")
                }
                return text
            }
            guard let text else { return [] }
            do throws(MessageText.Mistake) {
                return try MessageText.messages(text)
            } catch {
                report(.notAMessage(key: entry.key, error), at: place(of: element))
                return []
            }
        }
    }

    /// A bus and the ports on the way to a socket, as the kernel writes them.
    private mutating func usbPath(_ entry: Node.Entry) -> String? {
        read(entry) { node throws(ValueError) in
            let needed = "a USB path such as `1-1.4`"
            guard let text = try? node.text().trimmed, text.wholeMatch(of: /[0-9]+-[0-9]+(\.[0-9]+)*/) != nil else {
                throw node.mismatch(needed: needed, hint: "`volta-midi devices` shows it")
            }
            return text
        }
    }

    private mutating func rules(_ entry: Node.Entry?, of device: Node) -> [Rule] {
        guard let entry, !entry.value.isNull else {
            report(.noRules, at: entry?.keyPlace ?? device.place)
            return []
        }
        guard let nodes = read(entry, { node throws(ValueError) in try node.elements() }) else { return [] }
        if nodes.isEmpty { report(.noRules, at: entry.keyPlace) }
        var rules: [Rule] = []
        for node in nodes where !isFull { rules += rule(node) }
        return rules
    }
}
