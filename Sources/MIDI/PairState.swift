/// The two halves of one 14-bit value, on their way to be one.
///
/// A half waits for the other, unless the device's order says that nothing follows it. A half that comes again
/// while it waits has no other half: the earlier one acts alone.
struct PairState: Hashable, Sendable {
    private var coarse: UInt8 = 0
    private var fine: UInt8 = 0
    /// The half that waits for the other; true for the most significant one.
    private(set) var waitsForFine: Bool?

    /// Takes a half, and returns the value that it completes or that it shows to be alone.
    mutating func receive(_ value: UInt8, isFine: Bool, order: PairOrder?) -> UInt16? {
        let isSecond = waitsForFine == isFine || order == (isFine ? .coarseFirst : .fineFirst)
        let earlier = isSecond ? nil : settle()
        if isFine { fine = value } else { coarse = value }
        waitsForFine = isSecond ? nil : !isFine
        return isSecond ? joined : earlier
    }

    /// Lets a waiting half act alone, and returns the value; nil when none waits.
    ///
    /// A most significant half alone has 0 for the other, as MIDI says, but at the end of travel it is the end.
    mutating func settle() -> UInt16? {
        guard let waitsForFine else { return nil }
        if waitsForFine { fine = coarse == 127 ? 127 : 0 }
        self.waitsForFine = nil
        return joined
    }

    private var joined: UInt16 { UInt16(coarse) << 7 | UInt16(fine) }
}
