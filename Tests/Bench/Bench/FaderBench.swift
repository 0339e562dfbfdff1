/// All faders are swept at once while the server takes 300 ms for an action.
struct FaderBench {
    private static let latency = Nanoseconds.milliseconds(300)
    /// Between two events of one fader.
    private static let pace = Nanoseconds.milliseconds(5)
    private static let steps = 400

    private let setting: Setting

    init(_ setting: Setting) { self.setting = setting }

    func run() throws -> [Figure] {
        var ages: [Double] = []
        for _ in 0..<max(1, setting.rounds / 2) { ages.append(try age()) }
        // Each fader's turn at 20 a second comes after those of the others.
        let limit = 2 * 300.0 + Double(Stage.faders) / 20 * 1000
        return [
            Figure("8 faders, 300 ms of latency: age of the last value", ages.median, "ms")
                .atMost(limit, "≤ 2 × latency + turn (\(limit.short) ms)")
        ]
    }

    /// The milliseconds from a fader's last event until the server has done what it says; the longest of all.
    private func age() throws -> Double {
        let (fifo, server) = (try Fifo(in: setting.folder, "faders"), try setting.server())
        let child = try setting.bridge(setting.usual, fifo, server)
        try fifo.write(Stage.event(0, 1))
        try server.serve("the first request") { server.actionCount > 0 }
        server.latency = Self.latency
        var landed: Set<Int> = []
        server.onAction = { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            for fader in 1...Stage.faders where text.contains(#""lid":\#(fader),"#) && text.contains(#""value":1"#) {
                landed.insert(fader)
            }
        }
        var last = nanoseconds()
        for step in 0...Self.steps {
            last = nanoseconds()
            let value = step == Self.steps ? 127 : 1 + step % 120
            try fifo.write((0..<Stage.faders).flatMap { Stage.event($0, value) })
            if step < Self.steps { try server.serve(for: Self.pace) }
        }
        try server.serve("the last values") { landed.count == Stage.faders }
        withExtendedLifetime(child) {}
        return Double(server.lastArrival + Self.latency - last) / 1e6
    }
}
