import CAllocations
import Dispatching
import MIDI
import Mapping
import Volta
import YAML
import Time

/// The engine and the queue alone: no descriptor, no request.
struct EngineBench {
    private static let port = PortID(1)
    private static let warmUp = 200_000
    private static let count = 1_000_000
    /// How many events come with one look at the clock.
    private static let batch = 64

    /// What an event took, on average of many.
    struct Result {
        let nanoseconds: Double
        let allocations: Double
    }

    private var engine: Engine
    private var dispatcher = Dispatcher()
    private var now = Moment.now
    private var underWay: [(shipment: Shipment, end: Moment)] = []
    private let messages: [Message]

    /// A bench with so many rules; the events go to the first eight, or to all control changes.
    init(rules: Int, spread: Bool) throws {
        let text = Stage.mapping(rules: rules, limits: "per_control: 20, total: 20")
        guard let mapping = LoadedMapping(Source(name: "bench.yaml", text: text)).mapping,
            let layout = LayoutInfo(jsonText: Array(Stage.layout(sliders: rules).utf8))
        else { throw BenchFailure("the mapping of the bench is not valid") }
        engine = Engine(mapping)
        engine.portAppeared(Self.port, from: .unnamed)
        engine.bind(to: layout, now: now) { _ in }
        let bytes = spread ? Self.scattered(1 << 16) : Stage.sweep(8 * 254)
        var parser = ByteStreamParser()
        var messages: [Message] = []
        parser.receive(bytes) { messages.append($0) }
        self.messages = messages
        underWay.reserveCapacity(64)
    }

    /// Control changes of all channels in no order.
    private static func scattered(_ count: Int) -> [UInt8] {
        var state: UInt64 = 1
        return (0..<count).flatMap { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let bits = UInt32(truncatingIfNeeded: state >> 33)
            return [0xB0 | UInt8(bits & 0xF), UInt8(bits >> 4 & 0x7F), UInt8(bits >> 11 & 0x7F)]
        }
    }

    /// Plays a million events, one a microsecond, to a server that answers within a millisecond.
    mutating func run() -> Result {
        play(Self.warmUp)
        let (start, allocations) = (processorTime(), bench_allocations())
        play(Self.count)
        let (end, allocated) = (processorTime(), bench_allocations() - allocations)
        return Result(
            nanoseconds: Double(end - start) / Double(Self.count),
            allocations: Double(allocated) / Double(Self.count))
    }

    private mutating func play(_ count: Int) {
        var place = 0
        for number in 0..<count {
            if number % Self.batch == 0 { now += .microseconds(Self.batch) }
            engine.receive(messages[place], from: Self.port, now: now) { output in
                _ = dispatcher.submit(output.action, delivery: .latest, at: now)
            }
            ask()
            place += 1
            if place == messages.count { place = 0 }
        }
    }

    /// Does what the queue says, as the bridge does after each event.
    private mutating func ask() {
        if let first = underWay.first, first.end <= now {
            underWay.removeFirst()
            _ = dispatcher.complete(first.shipment.id, outcome: .delivered, at: now, jitter: 0.5)
        }
        while case .send(let shipment) = dispatcher.next(at: now) {
            underWay.append((shipment, now + .milliseconds(1)))
        }
    }
}
