import Testing
import YAML

@Suite struct SyntaxErrorTests {
    /// Whole texts are compared: place, message, line, caret, hint and notes.
    @Test(
        "A file that cannot be read is explained",
        arguments: SyntaxCase.content + SyntaxCase.structure + SyntaxCase.signs + SyntaxCase.texts + SyntaxCase.lines
            + SyntaxCase.habits)
    func table(_ example: SyntaxCase) {
        let source = Source(name: "show.yaml", text: example.text)
        #expect(source.rendered(Document(source).diagnostics) == example.expected + "\n")
    }

    @Test(
        "A comma before the closing bracket and a comment right after it are legal",
        arguments: [
            "- {cc: 1, slider: S,}", "- {cc: 1, slider: S}# fader", "- {cc: 1, # fader\n   slider: S}", "- slider: S#1",
            "- \"S: 1\"", "- it's: 1", "- -LPD8",
        ])
    func legal(_ text: String) {
        #expect(Document(Source(name: "show.yaml", text: text)).diagnostics.isEmpty)
    }

    @Test("A byte that is not UTF-8 is named with its place, also after wide characters and CR LF")
    func notUTF8() {
        let source = Source(name: "show.yaml", bytes: Array("a: é\r\nb: 照".utf8) + [0xFF, 0x0A])
        let expected = """
            show.yaml:2:5: error: byte 0xFF is not UTF-8
            b: 照\u{FFFD}
                 ^
              hint: save the file as UTF-8

            """
        #expect(source.rendered(Document(source).diagnostics) == expected)
    }

    @Test(
        "Characters cut in the middle, surrogates and overlong forms are not UTF-8",
        arguments: [
            [0xC3], [0xE7, 0x85], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80], [0x80],
        ] as [[UInt8]])
    func malformed(_ bytes: [UInt8]) {
        let document = Document(Source(name: "show.yaml", bytes: Array("a: ".utf8) + bytes))
        #expect(document.diagnostics.map(\.id) == ["not-utf8"])
        #expect(document.diagnostics.map(\.place) == [Place(line: 1, column: 4)])
    }

    @Test(
        "A file saved as UTF-16 is named as that",
        arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
    func utf16(_ bytes: [UInt8]) {
        let diagnostics = Document(Source(name: "show.yaml", bytes: bytes)).diagnostics
        #expect(diagnostics.map(\.message) == ["the file is saved as UTF-16, not as UTF-8"])
    }

    @Test("A file over 1 MiB is refused, one of 1 MiB is read")
    func size() {
        let comment = String(repeating: "#", count: Document.maximumBytes - 5)
        #expect(Document(Source(name: "show.yaml", text: "a: 1\n" + comment)).diagnostics.isEmpty)
        let diagnostics = Document(Source(name: "show.yaml", text: "a: 1\n#" + comment)).diagnostics
        #expect(diagnostics.map(\.message) == ["the file has more than 1048576 bytes, the most that are read"])
    }

    @Test("MF-09: a hundred aliases are read, one more is not")
    func aliases() {
        let hundred = "a: &a x\nb: [" + Array(repeating: "*a", count: 100).joined(separator: ", ")
        #expect(Document(Source(name: "show.yaml", text: hundred + "]")).diagnostics.isEmpty)
        let diagnostics = Document(Source(name: "show.yaml", text: hundred + ", *a]")).diagnostics
        #expect(diagnostics.map(\.id) == ["too-many-aliases"])
        #expect(diagnostics.map(\.place) == [Place(line: 2, column: 405)])
    }
}
