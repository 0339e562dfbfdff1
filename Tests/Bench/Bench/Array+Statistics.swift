extension [Double] {
    /// The value in the middle; 0 of none.
    var median: Double { part(0.5) }

    /// The value that so large a part of all does not exceed.
    func part(_ share: Double) -> Double {
        guard !isEmpty else { return 0 }
        return sorted()[Swift.min(count - 1, Int(share * Double(count)))]
    }
}
