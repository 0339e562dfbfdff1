import Testing
import YAML

@Suite struct RenderingTests {
    private func text(_ line: String, column: Int) -> String {
        let place = Place(line: 1, column: column)
        return Source(name: "f", text: line).rendered(Diagnostic(id: "x", place: place, message: "here"))
    }

    @Test(
        "The caret stands under its place after tabs, wide and combining characters",
        arguments: [
            ("a: b", 4, "a: b\n   ^"),
            ("a:\tb", 4, "a:\tb\n  \t^"),
            ("照明: b", 5, "照明: b\n      ^"),
            ("🎛: b", 4, "🎛: b\n    ^"),
            ("e\u{301}: b", 5, "e\u{301}: b\n   ^"),
            ("a\u{1B}[2J: b", 7, "a␛[2J: b\n      ^"),
            ("a: b", 5, "a: b\n    ^"),
            ("a: b", 99, "a: b\n    ^"),
        ])
    func caret(_ line: String, _ column: Int, _ expected: String) {
        #expect(text(line, column: column) == "f:1:\(column): error: here\n\(expected)\n")
    }

    @Test("A very long line is shown in part") func longLine() {
        let line = String(repeating: "a", count: 300) + "B" + String(repeating: "c", count: 300)
        let shown = "…" + String(repeating: "a", count: 50) + "B" + String(repeating: "c", count: 49) + "…"
        let caret = String(repeating: " ", count: 51) + "^"
        #expect(text(line, column: 301) == "f:1:301: error: here\n\(shown)\n\(caret)\n")
        #expect(text(line, column: 1) == "f:1:1: error: here\n\(String(repeating: "a", count: 100))…\n^\n")
        let end = "…" + String(repeating: "c", count: 100)
        #expect(text(line, column: 602) == "f:1:602: error: here\n\(end)\n\(String(repeating: " ", count: 101))^\n")
    }

    @Test("Diagnostics come in the order of their places, with hints and notes") func order() {
        let source = Source(name: "f", text: "a\nb")
        let second = Diagnostic(
            id: "x", severity: .warning, place: Place(line: 2, column: 1), message: "two", hint: "do this",
            notes: [.init(place: .start, message: "one is here")])
        let first = Diagnostic(id: "x", place: .start, message: "one")
        let expected = """
            f:1:1: error: one
            a
            ^
            f:2:1: warning: two
            b
            ^
              hint: do this
            f:1:1: note: one is here

            """
        #expect(source.rendered([second, first]) == expected)
    }

    @Test("A place outside the file has no line to show") func outside() {
        let place = Place(line: 9, column: 1)
        #expect(
            Source(name: "f", text: "a").rendered(Diagnostic(id: "x", place: place, message: "m"))
                == "f:9:1: error: m\n")
    }

    @Test("Texts of the file are cut and made visible in messages") func shown() {
        #expect("a\u{1B}b\tc".shown() == "`a␛b␉c`")
        #expect(String(repeating: "x", count: 61).shown() == "`" + String(repeating: "x", count: 60) + "…`")
    }
}
