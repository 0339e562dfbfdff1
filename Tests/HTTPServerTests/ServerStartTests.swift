import Glibc
@testable import HTTPServer
import TestSupport
import Testing

@Suite struct ServerStartTests {
    @Test func aPortInUseIsSaid() throws {
        let first = try Server(handler: echo)
        let error = #expect(throws: ServerError.self) { try Server(port: first.port, handler: echo) }
        #expect(error?.code == .addressInUse)
        #expect(
            error?.description
                == "Cannot listen at 127.0.0.1:\(first.port) - another program uses this port; "
                + "choose another, or 0 for any")
    }

    @Test func anAddressOfAnotherMachineIsSaid() {
        let error = #expect(throws: ServerError.self) { try Server(host: "192.0.2.1", handler: echo) }
        #expect(error?.code == .addressNotAvailable)
        #expect(
            error?.description
                == "Cannot listen at 192.0.2.1:0 - not an address of this machine; 127.0.0.1 always is")
    }

    @Test(arguments: [-1, 65536, Int.max]) func aPortOutOfRangeIsSaid(port: Int) {
        let error = #expect(throws: ServerError.self) { try Server(port: port, handler: echo) }
        #expect(error?.code == .invalidPort)
        #expect(error?.description == "Cannot listen at port \(port) - a port is a number from 0 to 65535")
    }

    @Test func aPortIsFreeAgainAfterStopping() async throws {
        var server = try Server(handler: echo)
        let port = server.port
        for _ in 0..<5 {
            try await onOwnThread { [server] in
                let connection = try RawConnection(port: port)
                try connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                #expect(try connection.answer().status == 200)
                server.stop()
                server.stop()
                #expect(try connection.isClosedByPeer())
                try waitUntilRefused(port)
            }
            server = try Server(port: port, handler: echo)
        }
    }

    /// A program that another test is just starting may hold a copy of the socket until it runs.
    private func waitUntilRefused(_ port: Int) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while (try? RawConnection(port: port)) != nil {
            try #require(ContinuousClock.now < deadline, "the port still answers")
            usleep(1_000)
        }
    }

    @Test func aForbiddenPortIsSaid() {
        let error = ServerError.listening(at: "127.0.0.1:80", errno: EACCES)
        #expect(error.code == .notPermitted)
        #expect(
            error.description == "Cannot listen at 127.0.0.1:80 - not permitted; choose a port from 1024 on")
    }

    @Test(arguments: ["localhost", "0.0.0.0", "127.0.0.1"]) func namesAndAddressesAreTaken(host: String) async throws {
        let server = try Server(host: host, handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer().status == 200)
        }
    }

    @Test func lettingGoStops() async throws {
        let port = try Server(handler: echo).port
        try await onOwnThread {
            #expect(throws: RawConnection.Failure.system(ECONNREFUSED)) { try RawConnection(port: port) }
        }
    }
}
