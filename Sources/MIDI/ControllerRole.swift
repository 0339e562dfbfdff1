/// What the control changes of one number are, on one channel of a port.
enum ControllerRole: Hashable, Sendable {
    /// A controller for itself.
    case plain
    /// A half of the 14-bit value whose most significant half has this number.
    case half(coarse: UInt8, isFine: Bool, order: PairOrder?)
    /// A half of the number that selects a parameter.
    case select(isRegistered: Bool, isFine: Bool)
    /// A half of the selected parameter's value.
    case data(isFine: Bool)
    /// So many steps of the selected parameter.
    case steps(Int)
    /// A half of the number of a bank.
    case bank(isFine: Bool)
}
