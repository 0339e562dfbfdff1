/// The keys of a control in a layout.
enum ControlKey: String, CaseIterable {
    case button, slider, toggle, index, string, xy
    case lid, address, options

    /// Whether the key names the kind and the label.
    var isTarget: Bool { self != .lid && self != .address && self != .options }
}
