/// What the release of a press ends for a rule.
enum PressEnd {
    /// No press of this rule was held.
    case notHeld
    /// The press was held, and waited to become long.
    case early
    /// The press was held.
    case held
}
