/// Which parameter a channel's data is for.
struct ParameterSelection: Hashable, Sendable {
    /// The two halves of a parameter's number; nil before they were sent.
    private struct Number: Hashable {
        var coarse: UInt8?
        var fine: UInt8?

        /// The whole number; nil before both halves are there and for the null number 7F 7F.
        var whole: UInt16? {
            guard let coarse, let fine, coarse & fine != 127 else { return nil }
            return UInt16(coarse) << 7 | UInt16(fine)
        }
    }

    private var isRegistered = false
    private var registered = Number()
    private var own = Number()

    /// The selected parameter; nil at the beginning and after null.
    var parameter: Parameter? {
        (isRegistered ? registered : own).whole.map { Parameter(isRegistered: isRegistered, number: $0) }
    }

    /// Takes one half of a number.
    mutating func receive(_ value: UInt8, isRegistered: Bool, isFine: Bool) {
        self.isRegistered = isRegistered
        switch (isRegistered, isFine) {
        case (true, true): registered.fine = value
        case (true, false): registered.coarse = value
        case (false, true): own.fine = value
        case (false, false): own.coarse = value
        }
    }
}
