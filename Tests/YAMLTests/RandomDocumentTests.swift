import TestSupport
import Testing
import YAML

@Suite struct RandomDocumentTests {
    @Test("Random files never trap, and every place that is named lies in the file") func random() {
        var random = SeededRandom()
        let pieces: [[UInt8]] =
            [
                "a: ", "- ", "\n", "  ", "\t", "{", "}", "[", "]", "\"", "'", "# c", "&a ", "*a", "!t ", "|\n", ">",
                "---\n",
                "? ", "é", "\u{A0}", "\u{2028}", "010", "x", ", ", "<<: ", "\r\n", "\r", "%YAML 1.2\n", "...\n",
            ].map { Array($0.utf8) } + [[0xFF], [0x00], [0xC3], [0xEF, 0xBB, 0xBF]]
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...20, using: &random)).flatMap { _ in
                pieces.randomElement(using: &random) ?? []
            }
            let source = Source(name: "f", bytes: bytes)
            let document = Document(source)
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            for diagnostic in document.diagnostics {
                #expect((1...lines).contains(diagnostic.place.line), "\(random) \(bytes)")
                #expect(
                    diagnostic.place.column >= 1 && diagnostic.place.column <= bytes.count + 1, "\(random) \(bytes)")
                #expect(source.rendered(diagnostic).hasPrefix("f:"), "\(random)")
            }
        }
    }
}
