/// The keys of a layer.
enum LayerKey: String, CaseIterable {
    case cc, note, mode, channel, threshold, device, light
}
