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
    /// Only the device in this USB socket, by the kernel's path of it, such as `1-1.4`.
    public var usb: String?
    /// Only the device with this serial number.
    public var serial: String?
    /// The channel of the rules that name none.
    public var channel: Channel?
    /// Whether the rules that say nothing of a light have the usual one; `light: none` turns that off.
    public var hasUsualLights = true
    /// `on_connect`: what is sent once when the device is there, before its lights.
    public var onConnect: [Message] = []
    /// `on_exit`: what is sent at the end, after its lights went dark.
    public var onExit: [Message] = []
    /// A name for people, in logs and on the dashboard.
    public var name: String?
    /// The rules in the order of the file.
    public var rules: [Rule]
}

extension DeviceEntry {
    /// An entry that stands in no file: it only says which devices are meant.
    public init(match: String) {
        self.init(match: match, matchPlace: .start, rules: [])
    }
}
