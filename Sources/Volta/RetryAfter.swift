/// The `Retry-After` field of an answer.
enum RetryAfter {
    /// The longest pause that is honoured.
    static let limit = Duration.seconds(60)

    /// The pause that the answer asks for, never shorter than asked and 60 s at most; nil when it asks for none, or in
    /// no form that HTTP knows.
    ///
    /// A date counts from the answer's own `Date`, since this machine's clock may be wrong, or else from the given time
    /// in seconds since 1970.
    static func pause(of response: HTTPResponse, unixTime: Double) -> Duration? {
        guard let field = response[header: "Retry-After"] else { return nil }
        if !field.isEmpty, field.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
            return bounded(Double(field) ?? .infinity)
        }
        guard let date = HTTPDate.unixTime(field) else { return nil }
        let now = response[header: "Date"].flatMap(HTTPDate.unixTime).map(Double.init) ?? unixTime
        return bounded(Double(date) - now)
    }

    private static func bounded(_ seconds: Double) -> Duration? {
        guard seconds > 0 else { return nil }
        return min(limit, .seconds(Int(min(seconds, 60).rounded(.up))))
    }
}
