/// From an event in the FIFO to its request at the server, one event at a time.
struct LatencyBench {
    private static let events = 500
    /// The rest between two events, in which every program goes to sleep.
    private static let rest = Nanoseconds.milliseconds(3)

    private struct Runner {
        let name: String
        let child: Child
        let fifo: Fifo
        let server: BenchServer
        var medians: [Double] = []
        var tails: [Double] = []
    }

    private var runners: [Runner] = []
    private let setting: Setting

    /// Starts the programs.
    init(_ setting: Setting) throws {
        self.setting = setting
        try start("floor") { try setting.floor($0, $1) }
        try start("bridge") { try setting.bridge(setting.fast, $0, $1) }
        try start("script") { try setting.script($0, $1) }
    }

    private mutating func start(_ name: String, _ make: (Fifo, BenchServer) throws -> Child?) throws {
        let (fifo, server) = (try Fifo(in: setting.folder, name), try setting.server())
        guard let child = try make(fifo, server) else { return }
        let runner = Runner(name: name, child: child, fifo: fifo, server: server)
        for number in 0..<50 { _ = try Self.latency(number, runner) }
        runners.append(runner)
    }

    /// Measures the programs in turn, so that a busy moment of the machine meets them all.
    mutating func run() throws -> [Figure] {
        for _ in 0..<setting.rounds {
            for place in runners.indices {
                let times = try (0..<Self.events).map { try Self.latency($0, runners[place]) }
                runners[place].medians.append(times.median)
                runners[place].tails.append(times.part(0.99))
            }
        }
        let (floor, bridge) = (runners[0], runners[1])
        return [
            figure("event to request, p50", bridge.medians, floor.medians).atMost(1.3, "≤ 1.3 × floor"),
            figure("event to request, p99", bridge.tails, floor.tails).atMost(1.5, "≤ 1.5 × floor"),
            script(beside: bridge),
        ]
    }

    private func figure(_ name: String, _ bridge: [Double], _ floor: [Double]) -> Figure {
        Figure(name, bridge.median, "µs")
            .beside("floor", floor.median, ratio: zip(bridge, floor).map { $0 / $1 }.median)
    }

    private func script(beside bridge: Runner) -> Figure {
        let name = "the same, Python script, p50"
        guard runners.count > 2 else { return .skipped(name, because: "no mido and requests from PyPI") }
        let script = runners[2].medians
        return Figure(name, script.median, "µs")
            .beside("bridge", bridge.medians.median, ratio: zip(script, bridge.medians).map { $0 / $1 }.median)
            .atLeast(5, "≥ 5 × bridge")
    }

    /// The microseconds from an event to its request.
    private static func latency(_ number: Int, _ runner: Runner) throws -> Double {
        try runner.server.serve(for: rest)
        let before = runner.server.actionCount
        let start = nanoseconds()
        try runner.fifo.write(Stage.event(number % Stage.faders, 1 + number % 126))
        try runner.server.serve("a request of the \(runner.name)") { runner.server.actionCount > before }
        return Double(runner.server.lastArrival - start) / 1000
    }
}
