import Glibc

/// A random number generator that gives the same numbers for the same seed (SplitMix64).
///
/// Printing it, or its ``seed``, in a failure's comment lets the run be repeated: set `TEST_SEED` to that number.
public struct SeededRandom: RandomNumberGenerator, Sendable, CustomStringConvertible {
    /// The number that makes the run repeatable.
    public let seed: UInt64
    private var state: UInt64

    /// A generator for a known seed.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// A generator with the seed of the environment's `TEST_SEED`, or else a new one; prints which.
    public init(for test: String = #function) {
        let given = getenv("TEST_SEED").flatMap { UInt64(String(cString: $0)) }
        self.init(seed: given ?? UInt64.random(in: 0...UInt64.max))
        print("\(test): TEST_SEED=\(seed)")
    }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// The text that repeats the run.
    public var description: String { "TEST_SEED=\(seed)" }
}
