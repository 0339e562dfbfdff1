import TestSupport

extension SeededRandom {
    /// True with this probability, 0 to 1.
    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}
