import Bridge
import MIDI
import Mapping
import Volta

/// Plays one test through the real bridge, in virtual time.
struct Rehearser {
    /// How long after the last step requests are still looked for.
    static let settling = Duration.seconds(1)

    private let test: RehearsalTest
    private let pages: [RehearsalPage]
    /// The devices of the test, whose numbers are their places.
    private let devices: [PortName]
    private let loop = VirtualLoop()
    private let volta: ScriptedVolta
    private let bridge: MIDIBridge
    private let shown = ShownMessages()

    /// A player of a test on a layout's pages, of which the first is active.
    init(_ test: RehearsalTest, of mapping: CompiledMapping, pages: [RehearsalPage]) throws(VoltaError) {
        self.test = test
        self.pages = pages
        devices = test.devices
        volta = ScriptedVolta(pages.first?.layout ?? RehearsalPage.empty.layout, on: loop)
        let loop = loop
        // Pauses are at their shortest, so that they are the same each time.
        let clock = ConnectionClock(now: { loop.now }, unixTime: { 0 }, jitter: { 0 })
        let connection = try VoltaConnection(
            apiURL: ScriptedVolta.url, apiKey: "test", layoutID: ScriptedVolta.layoutID, transport: volta,
            executor: loop, background: loop, clock: clock)
        bridge = MIDIBridge(engine: Engine(mapping), connection: connection, executor: loop, clock: clock)
    }

    /// Plays the test from the start to a while after its last step.
    func play() -> Performance {
        let opening = test.steps.prefix { $0.isBeforeStart }
        for step in opening { perform(step.deed) }
        loop.plan(.answer, at: .zero) { [self] in start() }
        loop.plan(test.steps.dropFirst(opening.count).flatMap(works))
        let isFinished = loop.run(until: test.lastTime + Self.settling)
        let performance = Performance(requests: volta.requests, shown: shown.all, isFinished: isFinished)
        volta.end()
        loop.end()
        return performance
    }

    private func start() {
        let (loop, shown, devices) = (loop, shown, devices)
        // The bridge holds on to what it calls, which must not hold on to it.
        let wake: @Sendable () -> Void = { [weak bridge] in bridge?.assumeIsolated { $0.wake() } }
        bridge.assumeIsolated { bridge in
            bridge.portAppeared(Self.port(nil), from: .unnamed)
            for number in devices.indices { bridge.portAppeared(Self.port(number), from: .device(devices[number])) }
            bridge.start(
                setTimer: { loop.setTimer($0, wake) },
                write: { message, port in
                    shown.add(ShownMessage(time: loop.time, message: message, device: Self.device(port)))
                },
                observe: { _ in })
        }
    }

    /// What a step does, and when.
    private func works(of step: RehearsalStep) -> [(time: Duration, work: @Sendable () -> Void)] {
        guard case .send(let messages, let from) = step.deed else {
            return [(step.time, { [self] in perform(step.deed) })]
        }
        let port = Self.port(from.flatMap { devices.firstIndex(of: $0.name) })
        return messages.byTime.map { delay, messages in
            let messages = messages.map(\.asReceived)
            return (step.time + delay, { [bridge] in bridge.assumeIsolated { $0.receive(messages, from: port) } })
        }
    }

    private func perform(_ deed: RehearsalStep.Deed) {
        switch deed {
        case .answer(let answer): volta.answer(answer)
        case .page(let name): if let page = pages.first(where: { $0.name == name }) { volta.show(page.layout) }
        case .unplug(let device):
            guard let number = devices.firstIndex(of: device.name) else { return }
            bridge.assumeIsolated { $0.portLeft(Self.port(number)) }
        case .plug(let device):
            guard let number = devices.firstIndex(of: device.name) else { return }
            bridge.assumeIsolated { isolated in
                isolated.portAppeared(Self.port(number), from: .device(device.name))
                isolated.wake()
            }
        case .send, .expect, .expectNothing, .shows: break
        }
    }

    /// The port of a device by its number, or that of messages without a device.
    private static func port(_ number: Int?) -> PortID { PortID(number.map { $0 + 1 } ?? 0) }

    private static func device(_ port: PortID) -> Int? { port.number > 0 ? port.number - 1 : nil }
}

extension RehearsalStep {
    /// Whether it says how things stand when the bridge starts: what Volta does, before anything else.
    fileprivate var isBeforeStart: Bool {
        switch deed {
        case .answer, .page: time == .zero
        default: false
        }
    }
}

extension Message {
    /// The message as it comes from a cable, where a note-on with velocity 0 is a release.
    fileprivate var asReceived: Message {
        guard case .noteOn(let channel, let note, velocity: 0) = self else { return self }
        return .noteOff(channel: channel, note: note, velocity: 0)
    }
}

extension [TimedMessage] {
    /// The messages of each time together, in the order of the times.
    fileprivate var byTime: [(Duration, [Message])] {
        reduce(into: []) { groups, timed in
            if groups.last?.0 == timed.time {
                groups[groups.count - 1].1.append(timed.message)
            } else {
                groups.append((timed.time, [timed.message]))
            }
        }
    }
}
