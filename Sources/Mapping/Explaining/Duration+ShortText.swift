extension Duration {
    /// The time for people, to the millisecond: `600 ms`, `2 s`, `1.5 s`.
    var shortText: String {
        let (seconds, attoseconds) = components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
        let rest = String(milliseconds % 1000 + 1000).dropFirst()
        let decimals = String(rest.reversed().drop { $0 == "0" }.reversed())
        return "\(milliseconds / 1000)\(decimals.isEmpty ? "" : ".\(decimals)") s"
    }
}
