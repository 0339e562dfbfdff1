/// The two directions of an XY pad.
public enum PadAxis: String, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case x
    /// Up and down.
    case y
}
