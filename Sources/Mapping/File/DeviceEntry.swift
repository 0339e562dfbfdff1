public import MIDI
public import YAML

/// One element of `devices`: which ports it means, and their rules.
public struct DeviceEntry: Hashable, Sendable {
    /// The text of `match`: a name, the beginning of one, or a pattern.
    public var match: String
    /// Where the text of `match` is written.
    public var matchPlace: Place
    /// Only the port with this number among the client's ports, 0 to 255.
    public var port: Int?
    /// The channel of the rules that name none.
    public var channel: Channel?
    /// A name for people, in logs and on the dashboard.
    public var name: String?
    /// The rules in the order of the file.
    public var rules: [Rule]
}
