import YAML

/// Looks for what can never act: devices that lose every port to another, and layers and rules that are never on.
struct ReachCheck {
    private(set) var diagnostics: [Diagnostic] = []

    /// An input of a device: its kind and its number.
    private struct Input: Hashable {
        let kind: CellMap.Kind
        let number: Int
    }

    /// Reports what no message can reach.
    mutating func check(_ file: MappingFile) {
        checkMatches(file.devices)
        checkChannels(of: file)
        checkRadio(of: file)
        checkLabels(file.devices.flatMap(\.rules))
    }

    private mutating func report(_ mistake: MappingMistake, at place: Place) {
        diagnostics.append(mistake.diagnostic(at: place))
    }

    // MARK: - Devices

    /// A pattern of which every name begins with another entry's text gets no port: beginnings beat patterns.
    private mutating func checkMatches(_ devices: [DeviceEntry]) {
        let texts = devices.map { MatchText($0.match) }
        let plain = Dictionary(grouping: devices.indices.filter { !texts[$0].isPattern }) { texts[$0] }
        for index in devices.indices where texts[index].isPattern {
            let winner = texts[index].textsThatBeatIt.lazy.flatMap { plain[$0] ?? [] }.first { other in
                devices[other].port == nil || devices[other].port == devices[index].port
            }
            if let winner {
                let place = devices[winner].matchPlace
                report(
                    .neverChosen(devices[index].match, by: devices[winner].match, place), at: devices[index].matchPlace)
            }
        }
    }

    // MARK: - Layers

    /// A layer whose control is on a channel of which nothing else of its devices is.
    private mutating func checkChannels(of file: MappingFile) {
        for layer in file.layers {
            guard let channel = layer.channel else { continue }
            let devices = file.devices.filter { device in layer.device.map { device.isCalled($0) } ?? true }
            let rules = devices.flatMap { device in device.rules.map { $0.channel ?? device.channel } }
            guard !rules.isEmpty, rules.allSatisfy({ $0 != nil && $0 != channel }),
                let other = devices.first(where: { !$0.rules.isEmpty })
            else { continue }
            report(.layerOffChannel(layer.name, channel.number, other.matchPlace), at: layer.place)
        }
    }

    /// One of the radio layers is always on: two need two controls, one alone is no choice, and what all have covers
    /// the rules without a layer.
    private mutating func checkRadio(of file: MappingFile) {
        let radios = file.layers.filter { $0.mode == .radio }
        if radios.count == 1, let only = radios.first { report(.onlyRadio(only.name), at: only.place) }
        for (index, layer) in radios.enumerated() {
            if let later = radios.dropFirst(index + 1).first(where: { Self.shareControl(layer, $0) }) {
                report(.sharedRadio(layer.name, later.name, layer.place), at: later.place)
            }
        }
        let names = Set(radios.map(\.name))
        guard !names.isEmpty else { return }
        for device in file.devices { checkCovered(device, names) }
    }

    private static func shareControl(_ one: LayerEntry, _ other: LayerEntry) -> Bool {
        one.source == other.source && (one.channel == nil || other.channel == nil || one.channel == other.channel)
            && (one.device == nil || other.device == nil || one.device?.lowercased() == other.device?.lowercased())
    }

    private mutating func checkCovered(_ device: DeviceEntry, _ radios: Set<String>) {
        var covers: [Input: [Rule]] = [:]
        for rule in device.rules where rule.isSound && rule.settings.layer.map({ radios.contains($0) }) == true {
            for input in Self.inputs(of: rule) { covers[input, default: []].append(rule) }
        }
        guard !covers.isEmpty else { return }
        for rule in device.rules where rule.isSound && rule.settings.layer == nil && rule.axis != .y {
            let covering = Self.inputs(of: rule).map { input in
                (covers[input] ?? []).filter { $0.channel == nil || $0.channel == rule.channel }
            }
            let isCovered = covering.allSatisfy { Set($0.compactMap(\.settings.layer)) == radios }
            if isCovered, let first = covering.first?.first { report(.alwaysCovered(first.place), at: rule.place) }
        }
    }

    private static func inputs(of rule: Rule) -> [Input] {
        rule.source.numbers.map { Input(kind: rule.source.cellKind, number: $0) }
    }

    // MARK: - Labels

    /// Labels that are the same but for upper case and blanks mean two controls, which is seldom meant.
    private mutating func checkLabels(_ rules: [Rule]) {
        var known: [String: (label: String, place: Place)] = [:]
        var told: Set<String> = []
        for rule in rules {
            guard case .label(let label) = rule.target.control else { continue }
            let form = label.lowercased().filter { !$0.isWhitespace }
            guard let first = known[form] else {
                known[form] = (label, rule.targetPlace)
                continue
            }
            guard first.label != label, told.insert(label).inserted else { continue }
            report(.similarLabels(label, first.label, first.place), at: rule.targetPlace)
        }
    }
}
