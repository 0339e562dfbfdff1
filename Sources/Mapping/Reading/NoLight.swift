/// The only word that `light` of a device may be.
enum NoLight: String, CaseIterable {
    /// Rules that say nothing of a light have none.
    case none
}
