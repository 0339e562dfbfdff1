import MIDI

/// A layer in its running shape.
struct CompiledLayer: Hashable, Sendable {
    /// What rules call it.
    let name: String
    let mode: LayerMode
    /// The control that turns it on.
    let source: RuleSource
    let channel: Channel?
    /// From which value on the control is pressed.
    let threshold: UInt16
    /// The numbers of the devices whose control it is.
    let devices: Set<Int>
    /// What shows on the surface whether it is on; nil for the usual light.
    let lights: [Light]?

    init(_ layer: LayerEntry, of file: MappingFile) {
        name = layer.name
        (mode, source, channel) = (layer.mode, layer.source, layer.channel)
        threshold = layer.threshold ?? (layer.source.kind == .note ? 1 : 64)
        lights = layer.lights
        let indices = file.devices.indices
        devices = Set(indices.filter { index in layer.device.map { file.devices[index].isCalled($0) } ?? true })
    }

    /// Whether a layer of another mapping is the same one.
    func isSame(as other: CompiledLayer) -> Bool {
        (name, mode, source, channel, threshold)
            == (other.name, other.mode, other.source, other.channel, other.threshold)
    }
}
