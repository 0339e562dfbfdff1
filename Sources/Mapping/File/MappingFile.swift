/// A mapping as its file says it, with places, before anything is made of it.
public struct MappingFile: Hashable, Sendable {
    /// How fast actions may go out.
    public var limits: MappingLimits
    /// The layers in the order of the file.
    public var layers: [LayerEntry] = []
    /// The devices in the order of the file.
    public var devices: [DeviceEntry]

    /// All rules in the order of the file, each with its device's number.
    var numberedRules: [(device: Int, rule: Rule)] {
        devices.enumerated().flatMap { device, entry in entry.rules.map { (device, $0) } }
    }
}
