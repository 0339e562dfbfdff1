import Testing

@testable import Command

@Suite struct TimestampTests {
    @Test(arguments: [
        (0, 0, "1970-01-01T00:00:00.000Z"), (1_777_663_800, 250_999_999, "2026-05-01T19:30:00.250Z"),
        (951_868_799, 7_000_000, "2000-02-29T23:59:59.007Z"), (-1, 999_000_000, "1969-12-31T23:59:59.999Z"),
    ])
    func isWrittenInUTC(seconds: Int, nanoseconds: Int, text: String) {
        let timestamp = Timestamp(seconds: seconds, nanoseconds: nanoseconds)
        #expect(timestamp.dateAndTime == text)
        #expect(timestamp.time == String(text.suffix(13)))
    }
}
