import Testing

@testable import Dashboard

@Suite struct DashboardAddressTests {
    @Test(arguments: [
        ("8080", "127.0.0.1", 8080), ("0", "127.0.0.1", 0), ("localhost:80", "127.0.0.1", 80),
        ("127.0.0.1:1", "127.0.0.1", 1), ("[::1]:8080", "::1", 8080), ("192.168.1.5:8080", "192.168.1.5", 8080),
        ("0.0.0.0:65535", "0.0.0.0", 65535), ("stage-pi:8080", "stage-pi", 8080),
    ])
    func isRead(text: String, host: String, port: Int) {
        #expect(DashboardAddress(text) == DashboardAddress(host: host, port: port))
    }

    @Test(arguments: [
        "", ":8080", "localhost:", "65536", "-1", "+1", "::1:80", "[::1]", "[]:80", "a/b:80", "http://a:80",
    ])
    func anythingElseIsNot(text: String) { #expect(DashboardAddress(text) == nil) }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.8.8.8", true), ("::1", true), ("localhost", true), ("0.0.0.0", false), ("::", false),
        ("127.evil.example", false), ("127.0.0.1.evil.example", false), ("192.168.1.5", false),
    ])
    func onlyThisMachineReachesLoopback(host: String, isLoopback: Bool) {
        #expect(DashboardAddress(host: host, port: 1).isLoopback == isLoopback)
    }
}
