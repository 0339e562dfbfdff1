import HTTPServer
import Testing

@Suite struct ServerRequestTests {
    @Test(arguments: [
        ("/", [""]),
        ("/layout/VAL-1", ["layout", "VAL-1"]),
        ("/prod/layout/a%2Fb%20c?x=/y", ["prod", "layout", "a/b c"]),
        ("//a/", ["", "a", ""]),
        ("*", ["*"]),
        ("", [""]),
        ("/%C3%A9/%ff/%4/%/%zz/%+1", ["é", "%ff", "%4", "%", "%zz", "%+1"]),
        ("/%00", ["\0"]),
    ])
    func segmentsAreDecodedEachOnItsOwn(target: String, segments: [String]) {
        #expect(ServerRequest(method: "GET", target: target).segments == segments)
    }

    @Test func theQueryFollowsTheFirstQuestionMark() {
        let request = ServerRequest(method: "GET", target: "/a?b?c=%20")
        #expect(request.path == "/a")
        #expect(request.query == "b?c=%20")
        #expect(ServerRequest(method: "GET", target: "/a").query == nil)
    }

    @Test func headersAreFoundWithoutRegardToCase() {
        let headers = [HeaderField("X-Api-Key", "1"), HeaderField("x-api-key", "2")]
        #expect(headers["x-API-key"] == "1")
        #expect(headers["x-api"] == nil)
    }
}
