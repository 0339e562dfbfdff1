/// Decides which devices' entries of a mapping a port belongs to.
///
/// A whole name beats the beginning of one, a longer beginning beats a shorter one, and both beat a pattern. Names are
/// those of the ALSA client or of the port, compared without regard to case and to blanks at their ends. Where two
/// entries' names fit equally, one that names the USB path or the serial number beats one that does not.
public struct DeviceMatcher: Sendable {
    private let entries: [(identity: DeviceIdentity, port: Int?)]

    /// A matcher for the entries of a mapping.
    public init(entries: [DeviceEntry]) {
        self.entries = entries.map { (DeviceIdentity($0), $0.port) }
    }

    /// How many entries there are.
    public var count: Int { entries.count }

    /// The numbers of the entries that fit a port best; all of them when several fit equally well.
    public func entries(for port: PortName) -> [Int] {
        let ranks = entries.indices.map { rank(of: $0, for: port) }
        guard let best = ranks.compactMap(\.self).max() else { return [] }
        return ranks.indices.filter { ranks[$0] == best }
    }

    /// How well one entry fits a port, or nil when it does not.
    public func rank(of entry: Int, for port: PortName) -> MatchRank? {
        let (identity, number) = entries[entry]
        guard number == nil || number == port.number else { return nil }
        return identity.rank(for: port)
    }

    /// Whether one of several devices of the same model is meant, and the entry does not say which.
    ///
    /// A `usb` says it; a `serial` does as long as no two devices have the same. The pattern `*` means all devices.
    public func leavesOpenWhich(_ entry: Int) -> Bool {
        let identity = entries[entry].identity
        return identity.usb == nil && identity.text.namesSomething
    }

    /// The text of an entry that names another model than the port's; nil where all is well.
    ///
    /// `LPD8` is the beginning of the name of an LPD8 mk2, and fits it, too.
    public func trap(for port: PortName) -> String? {
        let fitting = entries(for: port)
        guard fitting.allSatisfy({ rank(of: $0, for: port)?.way == .beginning }) else { return nil }
        return fitting.map { entries[$0].identity.text }.first { KnownModels.areDifferent($0.text, port.client) }?.text
    }
}
