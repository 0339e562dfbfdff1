import MIDI
import Mapping

/// Which entry of a file the rules of a port go to.
enum EntryChoice: Hashable {
    /// The one with a number.
    case existing(Int)
    /// A new one with these lines.
    case new([String])

    /// The entry for a port: the one that the bridge takes for it, unless that means another device.
    init(_ port: LearnPort, in devices: [DeviceEntry]) {
        self =
            Self.existing(port, devices).map { .existing($0) }
            ?? .new(port.lines.isEmpty ? ["match: \"*\""] : port.lines)
    }

    private static func existing(_ port: LearnPort, _ devices: [DeviceEntry]) -> Int? {
        let matcher = DeviceMatcher(entries: devices)
        guard let name = port.name else { return unnamed(port, devices) }
        // Of twins one has the rules of the entry, and the name of another model may begin with an entry's text.
        guard !port.isWaiting, matcher.trap(for: name) == nil else { return nil }
        return matcher.entries(for: name).first
    }

    /// An input without a name follows all entries: the one that it is said to be, else the only one or that for all.
    private static func unnamed(_ port: LearnPort, _ devices: [DeviceEntry]) -> Int? {
        if let line = port.lines.first {
            return devices.firstIndex { entry in
                DeviceMatcher.matchLine(for: PortName(client: entry.match, port: "", number: 0)).lowercased()
                    == line.lowercased()
            }
        }
        return devices.count == 1 ? 0 : devices.firstIndex { $0.match == "*" }
    }

    /// The channel that rules without one have; a new entry takes that of its first rule.
    func channel(in devices: [DeviceEntry], first: Channel?) -> Channel? {
        switch self {
        case .existing(let number): devices[number].channel
        case .new: first
        }
    }
}
