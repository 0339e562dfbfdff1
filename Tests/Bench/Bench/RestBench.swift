import Glibc

/// How soon the bridge is ready, what it does while nothing happens, and how large it is.
struct RestBench {
    /// A layout is read every 15 s: two readings fall into this time.
    private static let rest = Nanoseconds.seconds(31)

    private let setting: Setting

    init(_ setting: Setting) { self.setting = setting }

    func run() throws -> [Figure] {
        var starts: [Double] = []
        for _ in 0..<(4 * setting.rounds) { starts.append(try start()) }
        return [
            Figure("start to the first event's request", starts.median, "ms").atMost(50, "≤ 50 ms"),
            try idle(), try size(),
        ]
    }

    /// The milliseconds until an event that waits from the start is at the server.
    private func start() throws -> Double {
        let (fifo, server) = (try Fifo(in: setting.folder, "start"), try setting.server())
        try fifo.write(Stage.event(0, 1))
        let start = nanoseconds()
        let child = try setting.bridge(setting.usual, fifo, server)
        try server.serve("the first request") { server.actionCount > 0 }
        withExtendedLifetime(child) {}
        return Double(server.lastArrival - start) / 1e6
    }

    private func idle() throws -> Figure {
        let (fifo, server) = (try Fifo(in: setting.folder, "idle"), try setting.server())
        let child = try setting.bridge(setting.usual, fifo, server)
        try fifo.write(Stage.event(0, 1))
        try server.serve("the first request") { server.actionCount > 0 }
        try server.serve(for: .seconds(2))
        let (switches, requests) = (child.switches, server.otherCount)
        try server.serve(for: Self.rest)
        let readings = server.otherCount - requests
        // For a reading: its time comes, the answer is there, and another thread reads it and comes back.
        let wakeUps = Double(child.switches - switches) / Double(max(1, readings))
        return Figure("wake-ups a layout read, in an idle half minute", wakeUps, "").atMost(5, "no others")
    }

    private func size() throws -> Figure {
        let stripped = setting.folder + "/volta-midi.stripped"
        let child = try Child(
            ["strip", "-o", stripped, setting.programs + "/volta-midi"], environment: ["PATH=/usr/bin:/bin"],
            output: setting.folder + "/logs/strip")
        child.wait()
        var status = stat()
        guard stat(stripped, &status) == 0 else { throw BenchFailure.system("read \(stripped)") }
        return Figure("the program, stripped", Double(status.st_size) / 1e6, "MB").atMost(25, "≤ 25 MB")
    }
}
