/// How an endless encoder says in a 7-bit value how far it was turned.
public enum RelativeEncoding: String, Hashable, Sendable, CaseIterable {
    /// 1 to 63 are steps to the right, 127 down to 65 are 1 to 63 steps to the left.
    case twosComplement = "twos_complement"
    /// 64 is rest, above are steps to the right, below to the left.
    case offset
    /// 1 to 63 are steps to the right, 65 to 127 are 1 to 63 steps to the left.
    case signMagnitude = "sign_magnitude"
    /// 0 is one step to the left, any other value one step to the right.
    case binary

    /// The steps that a value says, above 0 to the right; 0 for values that say nothing.
    public func steps(of value: UInt8) -> Int {
        let number = Int(value & 0x7F)
        switch self {
        case .twosComplement: return number == 64 ? 0 : number < 64 ? number : number - 128
        case .offset: return number - 64
        case .signMagnitude: return number < 64 ? number : 64 - number
        case .binary: return number == 0 ? -1 : 1
        }
    }
}
