/// What a rule asks of its control, before the control itself is known.
enum Demand: Hashable, Sendable {
    /// One press of a button.
    case press
    /// A slider's level, 0 to 1.
    case level(Double)
    /// A toggle's new state.
    case set(Bool)
    /// The other state of a toggle.
    case flip
    /// A toggle's state said again: what two flips come to.
    case keep
    /// The option with this number, from 0.
    case option(Int)
    /// The option at this place, 0 to 1, among all options.
    case sweep(Double)

    /// A point of a pad, each coordinate from 0 to 1.
    case point(x: Double, y: Double)
    /// A text.
    case text(String)

    /// What this demand and an earlier one that was not met come to, when only the newest state matters.
    func after(_ earlier: Demand?) -> Demand {
        guard self == .flip else { return self }
        switch earlier {
        case .set(let state): return .set(!state)
        case .flip: return .keep
        default: return .flip
        }
    }
}
