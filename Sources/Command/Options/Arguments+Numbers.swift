import Volta

extension Arguments {
    /// A whole number in a range, or nil when the option was not given.
    func number(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Failure(
                .usage, "\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }

    /// A number in a range, or nil when the option was not given.
    func decimal(_ name: String, in range: ClosedRange<Double>) throws(Failure) -> Double? {
        guard let text = value(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            let (low, high) = (JSONValue.number(range.lowerBound).text, JSONValue.number(range.upperBound).text)
            throw Failure(.usage, "\(name) needs a number from \(low) to \(high), not '\(text)'")
        }
        return number
    }

    /// One of several words, or nil when the option was not given.
    func choice(_ name: String, among words: [String]) throws(Failure) -> String? {
        guard let text = value(name) else { return nil }
        guard words.contains(text) else {
            throw Failure(.usage, "\(name) needs \(words.joined(separator: " or ")), not '\(text)'")
        }
        return text
    }
}
