/// The engine and the queue alone, with few rules and with many.
struct EngineFigures {
    private let setting: Setting

    init(_ setting: Setting) { self.setting = setting }

    func run() throws -> [Figure] {
        var (few, many, spread): ([Double], [Double], [Double]) = ([], [], [])
        var allocations = 0.0
        for _ in 0..<setting.rounds {
            let result = try Self.result(rules: 10)
            few.append(result.nanoseconds)
            allocations = max(allocations, result.allocations)
            many.append(try Self.result(rules: 10_000).nanoseconds)
            spread.append(try Self.result(rules: 10_000, spread: true).nanoseconds)
        }
        return [
            Figure("engine and queue an event, 10 rules", few.median, "ns").atMost(150, "≤ 150 ns"),
            Figure("the same, 10,000 rules", many.median, "ns")
                .beside("10 rules", few.median, ratio: zip(many, few).map { $0 / $1 }.median)
                .atMost(1.2, "≤ 1.2 × 10 rules"),
            Figure("the same, events to all control changes in no order", spread.median, "ns"),
            Figure("allocations an event, to the queue", allocations, "").atMost(0, "0"),
        ]
    }

    private static func result(rules: Int, spread: Bool = false) throws -> EngineBench.Result {
        var bench = try EngineBench(rules: rules, spread: spread)
        return bench.run()
    }
}
