/// What a press is to the rules for double presses of the same input.
enum DoublePress {
    /// There are no such rules.
    case none
    /// It may be the first one of two.
    case first
    /// It is the second one.
    case second
}
