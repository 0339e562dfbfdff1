/// What a storm of control changes costs: processor time and memory.
struct StormBench {
    private let setting: Setting

    init(_ setting: Setting) { self.setting = setting }

    func run() throws -> [Figure] {
        var times: [Double] = []
        for _ in 0..<setting.rounds { times.append(try processorTime()) }
        return [
            Figure("processor time an event in a storm of 1,000,000", times.median, "µs").atMost(1, "≤ 1 µs")
        ] + (try memory())
    }

    private func processorTime() throws -> Double {
        let (fifo, server) = (try Fifo(in: setting.folder, "storm"), try setting.server())
        let child = try setting.bridge(setting.usual, fifo, server)
        try fifo.write(Stage.event(0, 1))
        try server.serve("the first request") { server.actionCount > 0 }
        let before = child.processorTime
        try fifo.write(Stage.sweep(1_000_000), serving: server, within: .seconds(60))
        try waitForLast(1, fifo, server)
        return Double(child.processorTime - before) / 1e9
    }

    /// Waits until what comes last has arrived: then everything before it was read.
    private func waitForLast(_ value: Int, _ fifo: Fifo, _ server: BenchServer) throws {
        var hasCome = false
        server.onAction = { bytes in
            if String(decoding: bytes, as: UTF8.self).contains(#""lid":10,"#) { hasCome = true }
        }
        try fifo.write(Stage.event(9, value), serving: server, within: .seconds(60))
        try server.serve("the last request") { hasCome }
        server.onAction = nil
    }

    private func memory() throws -> [Figure] {
        let (fifo, server) = (try Fifo(in: setting.folder, "memory"), try setting.server())
        let child = try setting.bridge(setting.usual, fifo, server)
        let million = Stage.sweep(1_000_000)
        try fifo.write(million, serving: server, within: .seconds(60))
        try waitForLast(1, fifo, server)
        let first = child.memory
        for _ in 1..<10 { try fifo.write(million, serving: server, within: .seconds(60)) }
        try waitForLast(2, fifo, server)
        let last = child.memory
        return [
            Figure("memory after 10,000,000 events", Double(last) / 1024, "MiB").atMost(20e6 / 1_048_576, "≤ 20 MB"),
            Figure("growth of it since 1,000,000", Double(last - first), "KiB").atMost(0, "0"),
        ]
    }
}
