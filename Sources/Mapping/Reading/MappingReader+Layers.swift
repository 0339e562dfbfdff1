import YAML

extension MappingReader {
    /// The layers of the file, by their names.
    mutating func layers(_ entry: Node.Entry) -> [LayerEntry] {
        guard let entries = read(entry, { node throws(ValueError) in try node.entries() }) else { return [] }
        return entries.compactMap { layer($0) }
    }

    private mutating func layer(_ entry: Node.Entry) -> LayerEntry? {
        layerNames.append(entry.key)
        let entries = read(entry) { node throws(ValueError) -> [Node.Entry] in
            let number = try? node.integer()
            guard let number else { return try node.entries() }
            let hint = "write the control that turns it on: `\(entry.key): {note: \(number)}` or `{cc: \(number)}`"
            throw node.mismatch(needed: "keys and values", hint: hint)
        }
        guard let entries else { return nil }
        let fields = Fields<LayerKey>(entries)
        reportOthers(fields, of: "a layer")
        if let note = fields[.note], let controller = fields[.cc] {
            let (first, second) =
                fields.order.first { $0 == .cc || $0 == .note } == .cc
                ? (controller, note) : (note, controller)
            report(.secondControl(second.key, first: first.key, place: first.keyPlace), at: second.keyPlace)
        }
        let mode: LayerMode? = fields[.mode].flatMap { word($0) }
        let channel = fields[.channel].flatMap { readChannel($0) }
        let threshold = fields[.threshold].flatMap { integer($0, in: 1...127).map { UInt16($0) } }
        let device = fields[.device].flatMap { text($0) }
        guard let control = fields[.cc] ?? fields[.note] else {
            let hint = "write the control that turns it on, such as `{note: 40}` or `{cc: 46}`"
            report(.missingKey("cc` or `note", of: "this layer", hint: hint), at: entry.keyPlace)
            return nil
        }
        let kind = RuleSource.Kind(rawValue: control.key) ?? .note
        let lights = fields[.light].flatMap { self.lights($0, .layer(of: kind)) }
        guard let source = readSource(control, bank: nil) else { return nil }
        if case .controlPair = source {
            report(
                .wrongType(key: control.key, control.value.mismatch(needed: "one controller")), at: control.value.place)
            return nil
        }
        return LayerEntry(
            name: entry.key, place: entry.keyPlace, mode: mode ?? .momentary, source: source, channel: channel,
            threshold: threshold, device: device, devicePlace: fields[.device]?.value.place, lights: lights)
    }

    /// The name of a layer that the file has.
    mutating func layerName(_ entry: Node.Entry) -> String? {
        guard let name = text(entry) else { return nil }
        if layerNames.contains(name) { return name }
        report(.noSuchLayer(name, known: layerNames), at: entry.value.place)
        return nil
    }

    /// Reports layers of devices that the file has not, and layers without rules.
    mutating func check(_ layers: [LayerEntry], against devices: [DeviceEntry]) {
        let used = Set(devices.flatMap(\.rules).compactMap(\.settings.layer))
        for layer in layers {
            if let device = layer.device, !devices.contains(where: { $0.isCalled(device) }) {
                report(
                    .noSuchDevice(device, known: devices.map { $0.name ?? $0.match }),
                    at: layer.devicePlace ?? layer.place)
            }
            if !used.contains(layer.name), !diagnostics.contains(where: { $0.id == "no-such-layer" }) {
                report(.unusedLayer(layer.name), at: layer.place)
            }
        }
    }
}

extension DeviceEntry {
    /// Whether a layer means it by a text: its name, or its match.
    func isCalled(_ text: String) -> Bool {
        [name, match].contains { $0?.lowercased() == text.lowercased() }
    }
}
