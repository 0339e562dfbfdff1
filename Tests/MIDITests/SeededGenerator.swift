import Testing

/// A random number generator that repeats itself from a seed (SplitMix64), so that a failed property can be replayed.
struct SeededGenerator: RandomNumberGenerator, CustomTestStringConvertible {
    let seed: UInt64
    private var state: UInt64

    init(seed: UInt64 = .random(in: 0 ... .max)) {
        self.seed = seed
        state = seed
    }

    /// Generators with fresh seeds, which are printed at once, so that they are known even if a test crashes.
    static func fresh(_ count: Int) -> [SeededGenerator] {
        let generators = (0..<count).map { _ in SeededGenerator() }
        print("seeds:", generators.map { String($0.seed) }.joined(separator: " "))
        return generators
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0 ... .max, using: &self) }
    }

    var testDescription: String { "seed \(seed)" }
}
