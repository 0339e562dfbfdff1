import ALSASequencer
import Mapping

/// Which of the ports that are there get the rules of a mapping.
///
/// Of two devices that the same entries fit, and that no entry tells apart, one gets them: the one with the lowest USB
/// path, whichever came first; of two programs the one with the lowest number. The others wait.
struct PortChoice {
    /// Devices that the mapping does not tell apart.
    struct Twins: Equatable {
        /// Which has the rules.
        let chosen: SequencerPort
        /// Which have none, in order.
        let waiting: [SequencerPort]

        var all: [SequencerPort] { [chosen] + waiting }
    }

    /// The ports to connect, in the order of their addresses.
    let connected: [SequencerPort]
    /// One element for each group of twin devices, told by their first ports.
    let twins: [Twins]
    /// The ports that wait, each with the port that has its rules.
    let waiting: [PortAddress: SequencerPort]

    init(of ports: [SequencerPort], by matcher: DeviceMatcher) {
        var groups: [[SequencerPort]] = []
        var found: [(entries: [Int], group: Int)] = []
        for port in ports {
            let entries = matcher.entries(for: port.name)
            guard port.isReadable, !entries.isEmpty else { continue }
            let twin = found.first {
                $0.entries == entries && entries.contains { matcher.leavesOpenWhich($0) }
                    && Self.areTwins(groups[$0.group][0], port)
            }
            if let twin {
                groups[twin.group].append(port)
            } else {
                found.append((entries, groups.count))
                groups.append([port])
            }
        }
        groups = groups.map { $0.sorted(by: Self.goesFirst) }
        connected = groups.map { $0[0] }.sorted { $0.address < $1.address }
        waiting = groups.reduce(into: [:]) { waiting, group in
            for port in group.dropFirst() { waiting[port.address] = group[0] }
        }
        twins = groups.filter { $0.count > 1 }.reduce(into: []) { twins, group in
            let clients = group.map(\.address.client)
            guard !twins.contains(where: { $0.all.map(\.address.client) == clients }) else { return }
            twins.append(Twins(chosen: group[0], waiting: Array(group.dropFirst())))
        }
    }

    private init(connected: [SequencerPort], twins: [Twins], waiting: [PortAddress: SequencerPort]) {
        (self.connected, self.twins, self.waiting) = (connected, twins, waiting)
    }

    /// The same with all ports connected that can be, for whoever only listens; which have the rules stays.
    func withAll(_ ports: [SequencerPort]) -> PortChoice {
        let readable = ports.filter { $0.isReadable && !$0.isSystem }.sorted { $0.address < $1.address }
        return PortChoice(connected: readable, twins: twins, waiting: waiting)
    }

    private static func areTwins(_ one: SequencerPort, _ other: SequencerPort) -> Bool {
        one.address.client != other.address.client && DeviceMatcher.areTwins(one.name, other.name)
    }

    private static func goesFirst(_ one: SequencerPort, _ other: SequencerPort) -> Bool {
        let paths = [one, other].map { pathNumbers(of: $0) }
        if paths[0] != paths[1] {
            guard !paths[0].isEmpty, !paths[1].isEmpty else { return paths[1].isEmpty }
            return paths[0].lexicographicallyPrecedes(paths[1])
        }
        return one.address < other.address
    }

    /// The numbers of a USB path, so that 1-10 comes after 1-2.
    private static func pathNumbers(of port: SequencerPort) -> [Int] {
        (port.usb?.path ?? "").split { !$0.isNumber }.map { Int($0) ?? .max }
    }
}
