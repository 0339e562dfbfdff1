import EventLoop
import MIDI
import Mapping
import Synchronization
import TestSupport
import Testing
import Volta
import YAML

@testable import Bridge

/// A bridge on a real loop, with a Volta and a time that the test makes.
final class BridgeRig: Sendable {
    static let start = ContinuousClock.now
    static let port = PortID(1)

    let volta = FakeVolta()
    let bridge: MIDIBridge
    let events = Recorder<BridgeEvent>()
    private let loop: PollLoop
    private let now: VirtualTime
    private let timer = Mutex<ContinuousClock.Instant?>(nil)

    /// A bridge with the rules that the tests play with, and more if a test needs them.
    init(more rules: [String] = []) throws {
        let source = Source(
            name: "show.yaml",
            text: """
                version: 1
                devices:
                  - match: Surface
                    rules:
                      - {cc: 1, slider: Brightness}
                      - {cc: 2, slider: Speed}
                      - {cc: 3, slider: Zoom}
                      - {note: 60, button: Cheer}

                """ + rules.map { "      - {\($0)}\n" }.joined())
        let mapping = try #require(LoadedMapping(source).mapping)
        loop = try #require(PollLoop.onOwnThread())
        let now = VirtualTime(Self.start)
        self.now = now
        let clock = ConnectionClock(now: { now.value }, unixTime: { 0 }, jitter: { 0 })
        let connection = try VoltaConnection(
            apiURL: "https://volta.test", apiKey: "key-1234", layoutID: "VAL-1", transport: volta, executor: loop,
            clock: clock)
        bridge = MIDIBridge(engine: Engine(mapping), connection: connection, executor: loop, clock: clock)
    }

    /// The loop's thread goes on until the tests end: a task may still be on its way to it.
    deinit { volta.answerAllHeld() }

    /// Starts the bridge, with an onlooker who hears of each event on the loop's thread.
    func start(onlooker: @escaping @Sendable (BridgeEvent) -> Void = { _ in }) async throws {
        await bridge.portAppeared(Self.port, from: .unnamed)
        await bridge.start(
            setTimer: { [weak self] instant in self?.timer.withLock { $0 = instant } },
            observe: { [events] event in
                events.append(event)
                onlooker(event)
            })
        try await settle()
    }

    func fader(_ controller: UInt8, _ value: UInt8) async throws {
        await bridge.receive(
            .controlChange(channel: Channel(statusByte: 0), controller: controller, value: value), from: Self.port)
        try await settle()
    }

    func press(_ note: UInt8 = 60) async throws {
        await bridge.receive(.noteOn(channel: Channel(statusByte: 0), note: note, velocity: 100), from: Self.port)
        await bridge.receive(.noteOff(channel: Channel(statusByte: 0), note: note, velocity: 0), from: Self.port)
        try await settle()
    }

    /// Presses a key and does not let go of it.
    func hold(_ note: UInt8) async throws {
        await bridge.receive(.noteOn(channel: Channel(statusByte: 0), note: note, velocity: 100), from: Self.port)
        try await settle()
    }

    /// Lets the time pass, and wakes the bridge whenever it asked for it.
    func pass(_ duration: Duration) async throws {
        let end = now.value + duration
        var wakes = 0
        while let due = timer.withLock({ $0 }), due <= end {
            now.set(max(now.value, due))
            wakes += 1
            try #require(wakes < 100_000, "the bridge asks to be woken up without end")
            await bridge.wake()
            try await settle()
        }
        now.set(end)
    }

    /// What the bridge says of everything so far.
    var summary: BridgeSummary {
        get async { await bridge.summary }
    }

    /// Ends the bridge and waits for it.
    func summary(atEndOf patience: Patience) async -> BridgeSummary { await bridge.finish(patience) }

    /// Begins the end, which the test then lets come.
    func finish(_ patience: Patience) async throws -> Task<BridgeSummary, Never> {
        let end = Task { await summary(atEndOf: patience) }
        let deadline = ContinuousClock.now + .seconds(300)
        while await bridge.isNotEnding {
            guard ContinuousClock.now < deadline else { throw DeadlinePassed("the bridge does not begin to end") }
            await Task.yield()
        }
        return end
    }

    /// Waits until every call is answered, but for those that the test holds.
    func settle() async throws {
        let deadline = ContinuousClock.now + .seconds(300)
        while await bridge.callsUnderWay != volta.heldCount {
            guard ContinuousClock.now < deadline else { throw DeadlinePassed("the bridge does not settle") }
            await Task.yield()
        }
        let books = await summary.books
        #expect(books.isBalanced, "\(books)")
    }

    /// The events as short texts.
    var told: [String] { events.values.map(\.shortText) }
}

extension MIDIBridge {
    fileprivate var isNotEnding: Bool { ending == nil && !dispatcher.isDraining }

    /// How many calls were started and have not ended.
    fileprivate var callsUnderWay: Int {
        dispatcher.books.inFlight + (layoutWatch.next == nil ? 1 : 0) + (tokenDue == nil ? 1 : 0)
    }
}

/// A time that stands still until it is set.
final class VirtualTime: Sendable {
    private let instant: Mutex<ContinuousClock.Instant>

    init(_ start: ContinuousClock.Instant) { instant = Mutex(start) }

    var value: ContinuousClock.Instant { instant.withLock { $0 } }
    func set(_ new: ContinuousClock.Instant) { instant.withLock { $0 = new } }
}
