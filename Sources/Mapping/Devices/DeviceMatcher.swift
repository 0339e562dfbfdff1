/// Decides which devices' entries of a mapping a port belongs to.
///
/// A whole name beats the beginning of one, a longer beginning beats a shorter one, and both beat a pattern. Names are
/// those of the ALSA client or of the port, compared without regard to case and to blanks at their ends.
public struct DeviceMatcher: Sendable {
    private let entries: [(text: MatchText, port: Int?)]

    /// A matcher for the entries of a mapping.
    public init(entries: [DeviceEntry]) {
        self.entries = entries.map { (MatchText($0.match), $0.port) }
    }

    /// The numbers of the entries that fit a port best; all of them when several fit equally well.
    public func entries(for port: PortName) -> [Int] {
        let ranks = entries.indices.map { rank(of: $0, for: port) }
        guard let best = ranks.compactMap(\.self).max() else { return [] }
        return ranks.indices.filter { ranks[$0] == best }
    }

    /// How well one entry fits a port, or nil when it does not.
    public func rank(of entry: Int, for port: PortName) -> MatchRank? {
        let (text, number) = entries[entry]
        guard number == nil || number == port.number else { return nil }
        return text.rank(for: port)
    }
}
