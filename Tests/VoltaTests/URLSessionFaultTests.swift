import TestSupport
import Testing
import Volta

#if os(Linux)
    import Glibc

    /// Faults of URLSession on Linux that no transport over it can hide.
    ///
    /// When one of these tests fails, the fault is
    /// mended, and the documentation of `URLSessionTransport` is to say so.
    @Suite struct URLSessionFaultTests {
        /// FoundationNetworking stops the program when a connection ends within an answer's head.
        @Test func anAnswerWithACutOffHeadEndsTheProgram() async {
            await #expect(processExitsWith: .failure) {
                let server = try ScriptedServer([[.read, .write(Array("HTTP/1.1 200 OK\r\n".utf8)), .close]])
                _ = try? await TransportKind.urlSession.make().send(.post(server.url, deadline: .seconds(5)))
            }
        }

        /// Unlike the transport over libcurl; `no_proxy` helps.
        @Test func theEnvironmentsProxyIsAskedForThisMachineToo() async {
            await #expect(processExitsWith: .success) {
                let proxy = try ScriptedServer { _ in Step.answer(200, "proxy") }
                let server = try ScriptedServer { _ in Step.answer(200, "direct") }
                setenv("http_proxy", proxy.url, 1)
                try #require(try await TransportKind.urlSession.make().send(.post(server.url)).text == "proxy")
            }
        }
    }
#endif
