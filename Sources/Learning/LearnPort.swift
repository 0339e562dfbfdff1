public import Mapping

/// A port that is listened to while learning, as a mapping file can name it.
public struct LearnPort: Hashable, Sendable {
    /// The caller's number of it.
    public let id: PortID
    /// What is known of it; nil for an input without a name, such as a FIFO.
    public let name: PortName?
    /// The lines of an entry that means it and no other port that is there: `match: …` first, then `port`, `usb` or
    /// `serial` where they are needed; empty when there is no name.
    public let lines: [String]
    /// Whether another device of the same model has the rules of the entries that fit it.
    public let isWaiting: Bool

    /// A port with a name.
    ///
    /// - Parameter lines: Those that `devices` proposes; the `match` line alone when left out.
    public init(_ id: PortID, _ name: PortName, lines: [String]? = nil, isWaiting: Bool = false) {
        self.id = id
        self.name = name
        self.lines = lines ?? [DeviceMatcher.matchLine(for: name)]
        self.isWaiting = isWaiting
    }

    /// An input without a name; `match` is what a file is to call it, if anything.
    public init(unnamed id: PortID, match: String? = nil) {
        self.id = id
        name = nil
        lines = match.map { [DeviceMatcher.matchLine(for: PortName(client: $0, port: "", number: 0))] } ?? []
        isWaiting = false
    }
}
