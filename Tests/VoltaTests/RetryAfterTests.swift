import Testing

@testable import Volta

@Suite struct RetryAfterTests {
    /// 784111777 s after 1970, by RFC 9110.
    private let date = "Sun, 06 Nov 1994 08:49:37 GMT"

    /// HT-04.
    @Test(arguments: [
        ("2", Duration.seconds(2)), ("0", nil), ("60", .seconds(60)), ("61", .seconds(60)),
        ("99999999999999999999999", .seconds(60)), ("-1", nil), ("abc", nil), ("", nil), ("1.5", nil), ("2 s", nil),
    ])
    func readsSeconds(field: String, pause: Duration?) {
        #expect(
            RetryAfter.pause(of: HTTPResponse(status: 429, headers: [HTTPHeader("Retry-After", field)]), unixTime: 0)
                == pause)
    }

    @Test func withoutTheFieldNoPauseIsAsked() {
        #expect(RetryAfter.pause(of: HTTPResponse(status: 429), unixTime: 0) == nil)
    }

    @Test func aDateIsRoundedUp() {
        let response = HTTPResponse(status: 429, headers: [HTTPHeader("Retry-After", date)])
        #expect(RetryAfter.pause(of: response, unixTime: 784_111_777 - 59.8) == .seconds(60))
        #expect(RetryAfter.pause(of: response, unixTime: 784_111_777 - 1.2) == .seconds(2))
        #expect(RetryAfter.pause(of: response, unixTime: 784_111_777 - 3600) == .seconds(60))
        #expect(RetryAfter.pause(of: response, unixTime: 784_111_777) == nil)
        #expect(RetryAfter.pause(of: response, unixTime: 784_111_777 + 5) == nil)
    }

    /// A machine whose clock is wrong waits as long as any other.
    @Test func aDateCountsFromTheServersOwnTime() {
        let headers = [HTTPHeader("Date", "Sun, 06 Nov 1994 08:49:30 GMT"), HTTPHeader("Retry-After", date)]
        #expect(RetryAfter.pause(of: HTTPResponse(status: 503, headers: headers), unixTime: 0) == .seconds(7))
    }

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799), ("Wed, 01 Mar 2000 00:00:00 GMT", 951_868_800),
        ("Mon, 30 Nov 2026 02:00:00 GMT", 1_796_004_000), ("Fri, 31 Dec 1999 24:00:00 GMT", nil),
        ("Sun Nov  6 08:49:37 1994", nil), ("Sun, 06 Foo 1994 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
        ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("", nil),
    ])
    func readsDates(text: String, time: Int?) {
        #expect(HTTPDate.unixTime(text) == time)
    }
}
