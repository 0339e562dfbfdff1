import Glibc
import Volta

// bench PROGRAMS PEER FOLDER PYTHON: measures the programs in one folder, and prints a table of what it finds.
// BENCH_JSON names a file for the same in JSON, BENCH_ROUNDS says how often everything is repeated, BENCH_ONLY picks
// a part: engine, latency, storm, sequencer, faders or rest.

func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

func complain(_ text: String) { _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) } }

func figures(_ part: String, _ setting: Setting) throws -> [Figure] {
    switch part {
    case "engine": try EngineFigures(setting).run()
    case "latency":
        try {
            var bench = try LatencyBench(setting); return try bench.run()
        }()
    case "storm": try StormBench(setting).run()
    case "faders": try FaderBench(setting).run()
    case "sequencer": try SequencerBench(setting).run()
    case "rest": try RestBench(setting).run()
    default: throw BenchFailure("no part \(part)")
    }
}

let words = CommandLine.arguments
guard words.count == 5 else {
    complain("usage: bench PROGRAMS PEER FOLDER PYTHON\n")
    exit(64)
}
let setting = Setting(
    programs: words[1], python: words[4].isEmpty ? nil : words[4], peer: words[2], folder: words[3],
    rounds: max(1, variable("BENCH_ROUNDS").flatMap { Int($0) } ?? 5))

do {
    try setting.prepare()
    var all: [Figure] = []
    let parts = variable("BENCH_ONLY").map { [$0] } ?? ["latency", "engine", "storm", "sequencer", "faders", "rest"]
    for part in parts {
        complain("bench: \(part)\n")
        all += try figures(part, setting)
    }
    print("\(Machine.text); medians of \(setting.rounds) rounds\n")
    print(Table(all).text, terminator: "")
    if let path = variable("BENCH_JSON") {
        let json = JSONValue.object([
            "machine": .string(Machine.text), "rounds": .integer(setting.rounds),
            "figures": .array(all.map(\.json)),
        ])
        try Stage.save(json.text + "\n", to: path)
    }
} catch {
    complain("bench: \(error)\n")
    exit(1)
}
