extension Node {
    /// The time that a number and its unit are, such as `600ms` or `1.5s`, to the microsecond; nil for anything else.
    public var duration: Duration? {
        guard isText, let text = try? text() else { return nil }
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard digits.count <= 12, let number = Double(digits) else { return nil }
        switch text.dropFirst(digits.count) {
        case "ms": return .microseconds(Int((number * 1_000).rounded()))
        case "s": return .microseconds(Int((number * 1_000_000).rounded()))
        default: return nil
        }
    }

    /// The number that a fraction such as `1/127` is; nil for anything else.
    public var fraction: Double? {
        guard isText, let parts = try? text().split(separator: "/", omittingEmptySubsequences: false), parts.count == 2,
            let upper = Int(parts[0]), let lower = Int(parts[1]), lower != 0
        else { return nil }
        return Double(upper) / Double(lower)
    }
}
