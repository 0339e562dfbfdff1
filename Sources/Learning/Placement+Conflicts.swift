import MIDI
import Mapping
import Volta
import YAML

extension Placement {
    /// The rules of a file that have the same source for the same port, or move the same control.
    static func conflicts(
        of rules: [String], target: LayoutControl, _ entry: EntryChoice, _ port: LearnPort, _ channel: Channel?,
        _ devices: [DeviceEntry]
    ) -> [LearnConflict] {
        let new = read(rules, channel)
        let heard = entries(heardBy: port, entry, devices)
        return devices.enumerated().flatMap { number, device in
            device.rules.enumerated().compactMap { index, rule -> LearnConflict? in
                guard rule.axis != .y || !rules.isEmpty else { return nil }
                let meets =
                    heard.contains(number)
                    && new.contains { $0.meets(rule, under: channel, otherUnder: device.channel) }
                let moves = rule.drives(target)
                guard meets || moves, rule.axis != .y || meets else { return nil }
                let text =
                    meets
                    ? "\(rule.source) already moves \(rule.target.control) (line \(rule.place.line))"
                    : "it is already moved by \(rule.source)\(Self.of(device, isHere: heard.contains(number))) "
                        + "(line \(rule.place.line))"
                return LearnConflict(
                    kind: meets ? .source : .control, text: text, line: rule.place.line, device: number, rule: index)
            }
        }
    }

    private static func of(_ device: DeviceEntry, isHere: Bool) -> String {
        isHere ? "" : " of \(device.title)"
    }

    /// The rules' texts, read as a file would.
    private static func read(_ rules: [String], _ channel: Channel?) -> [Rule] {
        let lines = rules.map { "      - \($0)\n" }.joined()
        let text = "version: 1\ndevices:\n  - match: a\n    rules:\n\(lines)"
        return LoadedMapping(Source(name: "", text: text)).file?.devices.first?.rules ?? []
    }

    /// The entries whose rules a port follows.
    private static func entries(
        heardBy port: LearnPort, _ entry: EntryChoice, _ devices: [DeviceEntry]
    ) -> [Int] {
        guard let name = port.name else { return Array(devices.indices) }
        guard case .existing = entry else { return [] }
        return DeviceMatcher(entries: devices).entries(for: name)
    }
}

extension Rule {
    /// Whether it moves a control of the layout.
    func drives(_ control: LayoutControl) -> Bool {
        target.kind.layoutType == control.type && target.control.names(control)
    }
}

extension DeviceEntry {
    /// What people call it.
    var title: String { name ?? match }
}
