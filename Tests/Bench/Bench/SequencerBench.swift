import Glibc

/// What an event of the sequencer costs the bridge, beside `aseqdump`, which reads the same events in the virtual machine.
struct SequencerBench {
    private static let name = "processor time a sequencer event, emulated"
    /// The script's way from the package's folder, where `make` is.
    private static let machine = "Tests/ALSA/machine/machine.sh"
    private let setting: Setting

    init(_ setting: Setting) { self.setting = setting }

    func run() throws -> [Figure] {
        var bridge: [Double] = []
        var peer: [Double] = []
        for _ in 0..<setting.machineRounds {
            guard let facts = try facts() else {
                return [.skipped(Self.name, because: "the virtual machine did not run")]
            }
            guard let events = facts["events"]?.first, let few = facts["few"], let many = facts["many"],
                few.count == 2, many.count == 2
            else { throw BenchFailure("\(Self.machine) told no costs") }
            bridge.append((many[0] - few[0]) / events)
            peer.append((many[1] - few[1]) / events)
        }
        let ratio = zip(bridge, peer).map { $0 / $1 }.median
        return [
            Figure(Self.name, bridge.median, "µs").beside("aseqdump", peer.median, ratio: ratio)
                .atMost(0.8, "≤ 0.8 × aseqdump")
        ]
    }

    /// The numbers of each fact that the scenario tells; nil when the machine cannot run here.
    private func facts() throws -> [String: [Double]]? {
        let command =
            "VOLTA_MIDI_MACHINE_SETTINGS=bursts=60 \(Self.machine) \(setting.programs)/volta-midi 17-processor-time"
        guard let pipe = popen(command, "r") else { return nil }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { text += buffer.prefix(count) }
        guard pclose(pipe) == 0 else { return nil }
        var facts: [String: [Double]] = [:]
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 2, words[0] == "fact" else { continue }
            facts[String(words[1])] = words.dropFirst(2).compactMap { Double($0) }
        }
        return facts
    }
}
