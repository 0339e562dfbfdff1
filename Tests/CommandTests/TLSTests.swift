import TestSupport
import Testing

/// TLS is verified, a private authority can be named, and there is no way around either.
@Suite struct TLSTests {
    private func layout(_ front: TLSFront, host: String = "localhost", caFile: String?) async throws -> ProgramResult {
        var environment = [
            "VOLTA_API_URL": front.url(host: host), "VOLTA_API_KEY": "key", "VOLTA_LAYOUT_ID": "VAL-1",
        ]
        environment["VOLTA_CA_FILE"] = caFile
        return try await RunningProgram(["layout", "--json"], environment: environment).result()
    }

    @Test func aPrivateAuthorityIsTrustedOnceItIsNamed() async throws {
        let server = try ScriptedServer { _ in
            Step.answer(200, #"{"layoutId":"x","activePageId":"p","controls":[]}"#)
        }
        defer { server.stop() }
        let front = try await TLSFront(before: server.port)
        #expect(try await layout(front, caFile: front.authority).code == 0)
        #expect(server.requests.values.count == 1)

        let unknown = try await layout(front, caFile: nil)
        #expect(unknown.code == 69)
        #expect(unknown.err.contains("localhost:\(front.port)"))
        #expect(
            unknown.err.contains(
                "Check the API URL and this machine's date; the authority of a private certificate has to be named"))
        // The certificate is for another name.
        #expect(try await layout(front, host: "127.0.0.1", caFile: front.authority).code == 69)
        #expect(server.requests.values.count == 1)
    }

    @Test func anActionUsesAConnectionThatIsThere() async throws {
        let volta = try ScriptedServer { request in
            switch request.target {
            case "/token": Step.answer(200, #"{"token":"t"}"#)
            case "/action": Step.answer(200, #"{"ok":true}"#)
            default:
                Step.answer(
                    200,
                    #"{"layoutId":"x","activePageId":"p","controls":[\#(StrictControl.faders[0].json)]}"#)
            }
        }
        defer { volta.stop() }
        let front = try await TLSFront(before: volta.port)
        let folder = try TemporaryFolder()
        let fifo = try folder.fifo("midi")
        let mapping = try folder.file(
            "m.yaml", "version: 1\ndevices: [{match: a, rules: [{cc: 0, slider: Fader 1}]}]\n")
        let program = try RunningProgram(
            ["run", mapping, "--input", fifo, "--log", "json", "--ca-file", front.authority],
            environment: ["VOLTA_API_URL": front.url(), "VOLTA_API_KEY": "key", "VOLTA_LAYOUT_ID": "VAL-1"])
        let writer = try await Writer.opening(fifo)
        _ = try await volta.requests.wait(for: 2)
        try await program.line { $0.contains("\"layout\"") }
        try writer.write([0xB0, 0, 127])
        try await program.line { $0.contains("\"delivered\"") }
        // The layout and the token opened one each; the action used one of them.
        #expect(volta.connections.values.count <= 2)
        program.signal(15)
        #expect(try await program.end() == .exited(0))
    }

    @Test func aFileWithoutCertificatesIsSaidToBeOne() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("ca.pem", "no certificate")
        let environment = ["VOLTA_API_URL": "https://127.0.0.1:1", "VOLTA_API_KEY": "key", "VOLTA_LAYOUT_ID": "VAL-1"]
        let result = try await RunningProgram(["layout", "--ca-file", file], environment: environment).result()
        #expect(result.code == 65)
        #expect(
            result.err
                == "volta-midi: cannot use \(file) as a certificate authority: it holds no certificate in PEM form, "
                + "which begins with '-----BEGIN CERTIFICATE-----'\n")
        let missing = try await RunningProgram(["layout", "--ca-file", "/nosuch"], environment: environment).result()
        #expect(missing.code == 66)
    }
}
