extension Shaping {
    /// The input value that comes nearest to a position: where the fader has to stand to say it.
    func input(at position: Double) -> UInt16 {
        var (low, high) = (Int(min(first, last)), Int(max(first, last)))
        let rises = self.position(of: UInt16(low)) <= self.position(of: UInt16(high))
        // The first value that is as far as the position.
        while low < high {
            let middle = (low + high) / 2
            let reached = self.position(of: UInt16(middle))
            let isFar = rises ? reached >= position - 1e-9 : reached <= position + 1e-9
            if isFar { high = middle } else { low = middle + 1 }
        }
        guard low > Int(min(first, last)) else { return UInt16(low) }
        let (here, before) = (self.position(of: UInt16(low)), self.position(of: UInt16(low - 1)))
        return UInt16(abs(before - position) < abs(here - position) ? low - 1 : low)
    }
}
