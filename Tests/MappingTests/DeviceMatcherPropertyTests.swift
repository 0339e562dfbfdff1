@testable import Mapping
import TestSupport
import Testing
import YAML

@Suite struct DeviceMatcherPropertyTests {
    private let letters: [Character] = [
        "a", "b", "A", "1", " ", "*", "?", "[", "\"", "\\", "#", ":", "-", "é", "照", "\u{A0}", "\t", "\u{FFFD}", "'",
    ]

    private func name(_ random: inout SeededRandom, upTo length: Int = 36) -> String {
        String(
            (0..<Int.random(in: 0...length, using: &random)).map { _ in letters.randomElement(using: &random) ?? "x" })
    }

    @Test("The line to paste reads back and matches its port exactly") func pasting() throws {
        var random = SeededRandom()
        for _ in 0..<1000 {
            let port = PortName(
                client: name(&random), port: name(&random), number: 0, isReserved: Bool.random(using: &random))
            let line = DeviceMatcher.matchLine(for: port)
            guard line != "match: \"\"" else { continue }
            let text =
                "version: 1\ndevices:\n- \(line)\n  rules: [{cc: 1, slider: A}]\n- match: \"*\"\n  rules: [{cc: 1, slider: A}]"
            let source = Source(name: "f", text: text)
            let mapping = try #require(LoadedMapping(source).mapping, "\(random) \(line)")
            #expect(mapping.matcher.rank(of: 0, for: port)?.way == .whole, "\(random) \(line)")
            #expect(mapping.matcher.entries(for: port).first == 0, "\(random) \(line)")
        }
    }

    /// The meaning of a pattern in the plainest words, for comparison.
    private func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            return fits(pattern.dropFirst(), name) || (!name.isEmpty && fits(pattern, name.dropFirst()))
        }
        return (first == "?" || first == name.first) && !name.isEmpty && fits(pattern.dropFirst(), name.dropFirst())
    }

    @Test("Patterns fit as their plain meaning says") func patterns() {
        var random = SeededRandom()
        for _ in 0..<5000 {
            let pattern = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (["a", "b", "*", "?"] as [Character]).randomElement(using: &random) ?? "a"
            }
            let name = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (["a", "b", "*"] as [Character]).randomElement(using: &random) ?? "a"
            }
            #expect(MatchText.matches(pattern, name) == fits(pattern[...], name[...]), "\(random) \(pattern) \(name)")
        }
    }

    @Test("A pattern made to go back often is still quick") func costlyPattern() {
        let pattern = Array(String(repeating: "a*", count: 300) + "b")
        #expect(!MatchText.matches(pattern, Array(repeating: "a", count: 600)))
    }
}
