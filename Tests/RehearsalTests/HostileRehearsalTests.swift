import FoundationEssentials
import TestSupport
import Testing
import YAML

@testable import Rehearsal

/// No file of expectations ends the program or fills the memory.
@Suite struct HostileRehearsalTests {
    @Test func aFileWithHolesIsReadAndPlayedOrRefused() throws {
        let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/mappings/tests/"
        let text = try String(contentsOf: URL(filePath: folder + "demo.yaml"), encoding: .utf8)
        let mapping = try RehearsalRig.compiled()
        var random = SeededRandom()
        var played = 0
        for _ in 0..<300 {
            var characters = Array(text)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let start = Int.random(in: 0..<characters.count, using: &random)
                let end = min(characters.count, start + Int.random(in: 1...12, using: &random))
                let other = Array(
                    ["", "9", "-", "{", "]", ": ", "\n", "any", "0x7F", "1e9"].randomElement(using: &random) ?? "")
                characters.replaceSubrange(start..<end, with: other)
            }
            let source = Source(name: "t.yaml", text: String(characters))
            let loaded = LoadedRehearsal(source)
            guard let file = loaded.file, !loaded.diagnostics.hasErrors else { continue }
            // Names that the mapping does not have are no reason to fail either.
            let stage = RehearsalStage(file, mapping: mapping, layout: nil)
            _ = source.rendered(stage.diagnostics)
            for test in file.tests.prefix(2) { #expect(stage.play(test).isFinished, "\(random)") }
            played += 1
        }
        #expect(played > 0)
    }

    @Test func moreThanFitsIntoMemoryIsRefused() {
        let step = "      - {send: {nrpn: 1, sweep: [0, 16383], over: 1s}}\n"
        let text =
            "version: 1\nmapping: m.yaml\ntests:\n  - name: A\n    steps:\n" + String(repeating: step, count: 9000)
        let diagnostics = LoadedRehearsal(Source(name: "t.yaml", text: text)).diagnostics
        #expect(diagnostics.map(\.message) == ["too many messages and requests: at most 500000"])
        let times = "version: 1\nmapping: m\ntests: [{name: A, steps: [{expect: {button: B, times: 10001}}]}]\n"
        #expect(
            LoadedRehearsal(Source(name: "t.yaml", text: times)).diagnostics.map(\.message)
                == ["`times` must be 1 to 10000, found the number `10001`"])
    }

    @Test func longListsAreAlignedInPassing() {
        let numbers = Array(0..<3000)
        let pairs = Alignment(numbers, numbers.filter { $0 != 7 } + [1]) { $0 == $1 }.pairs
        #expect(pairs.compactMap(\.expected) == numbers)
        #expect(pairs.filter { $0.expected != $0.got }.map { [$0.expected, $0.got] } == [[7, nil], [nil, 1]])
    }
}
