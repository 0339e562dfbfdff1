/// In which order a device sends the two halves of a 14-bit value.
public enum PairOrder: String, Hashable, Sendable, CaseIterable {
    /// The most significant half first.
    case coarseFirst = "msb_first"
    /// The least significant half first.
    case fineFirst = "lsb_first"
}
