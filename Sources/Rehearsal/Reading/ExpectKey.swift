/// The keys of an expected request.
enum ExpectKey: String, CaseIterable {
    case button, slider, toggle, index, string, xy
    case value, times

    /// Whether the key names a control.
    var isTarget: Bool { self != .value && self != .times }
}
