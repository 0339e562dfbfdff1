/// Which devices an entry means: entries with the same identity mean the same ones.
struct DeviceIdentity: Hashable, Sendable {
    let text: MatchText
    let usb: String?
    let serial: String?

    init(_ entry: DeviceEntry) {
        (text, usb, serial) = (MatchText(entry.match), entry.usb, entry.serial)
    }

    /// How well the entry fits a port, or nil when it does not.
    func rank(for port: PortName) -> MatchRank? {
        guard usb == nil || usb == port.usb, serial == nil || serial == port.serial else { return nil }
        guard let rank = text.rank(for: port) else { return nil }
        return MatchRank(way: rank.way, length: rank.length, marks: (usb == nil ? 0 : 1) + (serial == nil ? 0 : 1))
    }
}
