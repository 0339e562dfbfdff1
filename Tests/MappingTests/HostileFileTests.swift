import Mapping
import Testing
import YAML

/// Files that nobody writes by hand are refused before anything large is made of them.
@Suite struct HostileFileTests {
    private static let head = "version: 1\ndevices:\n  - match: A\n    rules:\n"

    private func diagnostics(_ text: String) -> [Diagnostic] {
        LoadedMapping(Source(name: "show.yaml", text: text)).diagnostics
    }

    /// What ends the reading is told, and there is no mapping.
    private func refusal(_ text: String, _ id: String) -> String? {
        let loaded = LoadedMapping(Source(name: "show.yaml", text: text))
        #expect(loaded.mapping == nil)
        return loaded.diagnostics.first { $0.id == id }.map { "\($0.place.line):\($0.place.column) \($0.message)" }
    }

    @Test("Too much of anything has a clear end") func refusals() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(refusal(deep, "too-deep") == "1:33 nested deeper than 32 levels")
        let list = "x: [" + String(repeating: "1,", count: 300_000) + "]"
        #expect(refusal(list, "too-large") == "1:499999 more than 250000 keys and values, the most that are read")
        let keys = (0..<2000).map { "k\($0): 1\n" }.joined()
        #expect(refusal(keys, "too-large") == "1001:1 more than 1000 keys in one mapping, the most that are read")
        let tags = "x:\n" + String(repeating: "- !a 1\n", count: 2000)
        #expect(refusal(tags, "too-many-mistakes") == "1002:3 too many mistakes; what follows was not looked at")
        let aliases = "x:\n" + String(repeating: "- *a\n", count: 2000)
        #expect(refusal(aliases, "too-many-mistakes") == "1002:3 too many mistakes; what follows was not looked at")
        let rules = Self.head + String(repeating: "      - {cc: 300, slider: A}\n", count: 2000)
        #expect(refusal(rules, "too-many-mistakes") == "1005:14 too many mistakes; more may follow")
    }

    @Test("MF-09: an alias bomb is refused with its reason", arguments: 4...12) func aliasBomb(levels: Int) {
        let names = Array("abcdefghijklmnop").map(String.init)
        let lines = (1...levels).map { level in
            let line = Array(repeating: "*\(names[level - 1])", count: 9).joined(separator: ", ")
            return "\(names[level]): &\(names[level]) [\(line)]\n"
        }
        let text = "a: &a [x, x, x, x, x, x, x, x, x]\n" + lines.joined()
        #expect(refusal(text, "too-many-aliases") == "5:8 too many aliases: they stand for more than is read")
    }

    @Test("Warnings have an end too, and the mapping is still there") func warnings() {
        let rules = (0..<1500).map { _ in "      - {cc: 1, slider: A}\n" }.joined()
        let loaded = LoadedMapping(Source(name: "show.yaml", text: Self.head + rules))
        #expect(loaded.mapping?.rules.count == 1)
        #expect(loaded.diagnostics.count == Document.maximumMistakes + 1)
        #expect(loaded.diagnostics.last?.message == "too many warnings; more follow")
        #expect(!loaded.diagnostics.hasErrors)
    }

    @Test("A thousand mistakes in one line are told with their places") func longLine() {
        let keys = (0..<900).map { "k\($0): 1" }.joined(separator: ", ")
        let source = Source(name: "show.yaml", text: Self.head + "      - {cc: 1, slider: A, \(keys)}\n")
        let loaded = LoadedMapping(source)
        #expect(loaded.diagnostics.count == 900)
        #expect(source.rendered(loaded.diagnostics).split(separator: "\n").count { $0.contains(": error: ") } == 900)
    }

    @Test("Huge texts are shown in part", arguments: ["cc", "note", "channel", "when"]) func hugeText(key: String) {
        let huge = String(repeating: "a", count: 500_000)
        let rest = key == "cc" ? "" : "cc: 1, "
        let source = Source(name: "show.yaml", text: Self.head + "      - {\(rest)\(key): \(huge), slider: A}\n")
        let loaded = LoadedMapping(source)
        #expect(loaded.mapping == nil)
        #expect(source.rendered(loaded.diagnostics).utf8.count < 2000)
    }

    @Test("A mapping of 10,000 rules is read without a word") func large() {
        let rules = (0..<10_000).map { number in
            "      - {cc: \(number % 128), channel: \(number / 128 % 16 + 1), slider: Fader \(number), curve: s, range: [0, 1]}\n"
        }
        let loaded = LoadedMapping(Source(name: "show.yaml", text: Self.head + rules.joined()))
        #expect(loaded.diagnostics == [])
        #expect(loaded.mapping?.rules.count == 10_000)
    }
}
