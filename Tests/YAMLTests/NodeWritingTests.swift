import TestSupport
import Testing
import YAML

@Suite struct NodeWritingTests {
    private func readBack(_ text: String) throws -> String {
        let source = Source(name: "f", text: "match: \(Node.plainOrQuoted(text))\n")
        let root = try #require(Document(source).root, "\(source.rendered(Document(source).diagnostics))")
        return try #require(try root.entries().first).value.text()
    }

    @Test(
        "Plain where it is safe, quoted elsewhere",
        arguments: [
            ("nanoKONTROL2", "nanoKONTROL2"), ("APC mini mk2", "APC mini mk2"), ("LPD8*", "\"LPD8*\""),
            ("808", "\"808\""),
            ("no", "\"no\""), ("a: b", "\"a: b\""), ("a #1", "\"a #1\""), ("Größe", "Größe"), ("", "\"\""),
            ("a\"b\\c", "\"a\\\"b\\\\c\""), ("a\u{1B}", "\"a\\x1B\""), ("x ", "\"x \""), ("- a", "\"- a\""),
        ])
    func examples(_ text: String, _ expected: String) {
        #expect(Node.plainOrQuoted(text) == expected)
    }

    @Test("Every text reads back as itself") func roundTrip() throws {
        var random = SeededRandom()
        let special: [Unicode.Scalar] = [
            "\"", "'", "\\", "\t", "\n", "\r", " ", ":", "#", "*", "&", "{", "[", "-", "?", "|", "%", "@", "~", "0",
            "1",
            "\u{A0}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{0}", "\u{7F}", "é", "照", "🎛", "\u{301}", "\u{FFFD}", "n",
            "y",
        ]
        for _ in 0..<2000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                text.append(special.randomElement(using: &random) ?? "x")
            }
            #expect(try readBack(String(text)).unicodeScalars.elementsEqual(text), "\(random)")
        }
    }
}
