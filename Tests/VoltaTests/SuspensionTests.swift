import EventLoop
import Synchronization
import TestSupport
import Testing
import Volta

@testable import VoltaCurl

/// A laptop that was closed: its connections are dead, and nobody says so.
@Suite struct SuspensionTests {
    private final class Sleep: Sendable {
        private let time = Mutex(Duration.seconds(5))
        var value: Duration { time.withLock { $0 } }
        func sleep(_ more: Duration) { time.withLock { $0 += more } }
    }

    @Test func eachSuspensionIsNoticedOnce() {
        let sleep = Sleep()
        var watch = SuspensionWatch { sleep.value }
        var noticed = [watch.wasSuspended()]
        for time: Duration in [.milliseconds(900), .seconds(1200), .zero] {
            sleep.sleep(time)
            noticed.append(watch.wasSuspended())
        }
        #expect(noticed == [false, false, true, false])
    }

    @Test func theMachineIsNotSuspendedNow() {
        var watch = SuspensionWatch()
        let wasSuspended = watch.wasSuspended()
        #expect(!wasSuspended)
    }

    /// The first action after it goes on a new connection, instead of into one that leads nowhere.
    @Test func noConnectionFromBeforeIsUsed() async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let loop = try #require(PollLoop.onOwnThread())
        defer { loop.stop() }
        let sleep = Sleep()
        let engine = CurlEngine(
            loop: loop, userAgent: "test", suspensions: SuspensionWatch { sleep.value })
        let transport = CurlTransport(loop: loop, engine: engine, ownsLoop: false)
        for text in ["1", "2"] { #expect(try await transport.send(.post(server.url, text)).text == text) }
        sleep.sleep(.seconds(600))
        for text in ["3", "4"] { #expect(try await transport.send(.post(server.url, text)).text == text) }
        #expect(server.requests.values.map(\.connection) == [0, 0, 1, 1])
        #expect(server.requests.values.map(\.text) == ["1", "2", "3", "4"])
    }
}
