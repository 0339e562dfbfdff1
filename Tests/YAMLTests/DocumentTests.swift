import Testing
import YAML

@Suite struct DocumentTests {
    private func root(_ text: String) -> Node? {
        let document = Document(Source(name: "show.yaml", text: text))
        #expect(document.diagnostics.isEmpty)
        return document.root
    }

    private func scalar(_ line: Int, _ column: Int, _ text: String, _ style: Node.Style = .plain) -> Node {
        Node(place: Place(line: line, column: column), content: .scalar(text, style))
    }

    private func entry(_ line: Int, _ column: Int, _ key: String, _ value: Node) -> Node.Entry {
        Node.Entry(key: key, keyPlace: Place(line: line, column: column), value: value)
    }

    @Test("Every key and value has its place, in characters") func places() {
        let text = "ö: 照\n\"b\":\n  - 'x'\n  - {é: \"y\", c: |\n"
        let flow = root(text.replacing("c: |", with: "c: z}"))
        let list = Node(
            place: Place(line: 3, column: 3),
            content: .sequence([
                scalar(3, 5, "x", .singleQuoted),
                Node(
                    place: Place(line: 4, column: 5),
                    content: .mapping([
                        entry(4, 6, "é", scalar(4, 9, "y", .doubleQuoted)), entry(4, 14, "c", scalar(4, 17, "z")),
                    ])),
            ]))
        let expected = Node(
            place: .start, content: .mapping([entry(1, 1, "ö", scalar(1, 4, "照")), entry(2, 1, "b", list)]))
        #expect(flow == expected)
    }

    @Test("Line breaks and a byte order mark change nothing", arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func lineBreaks(_ lineBreak: String, _ mark: String) {
        let lines = ["a: 1", "b:", "  - 2", "c: 3", ""]
        let tree = root(mark + lines.joined(separator: lineBreak))
        #expect(tree != nil)
        #expect(tree == root(lines.joined(separator: "\n")))
    }

    @Test("MF-06: a tab before a comment is legal") func tabBeforeComment() throws {
        let entries = try #require(root("note: 5\t# pad\n")).entries()
        #expect(entries == [entry(1, 1, "note", scalar(1, 7, "5"))])
    }

    @Test("A tab in flow style, in an empty line and before a comment line is legal")
    func harmlessTabs() {
        #expect(root("a: {b: 1,\tc: 2}\n\t\n\t# comment\nd: 3\n") != nil)
    }

    @Test("Non-breaking spaces in quotes and comments are fine") func quotedSpaces() throws {
        let entries = try #require(root("a: \"Lo\u{A0}op\" # \u{A0}\nb: 'x\u{A0}'")).entries()
        #expect(
            entries.map(\.value.content) == [.scalar("Lo\u{A0}op", .doubleQuoted), .scalar("x\u{A0}", .singleQuoted)])
    }

    @Test(
        "An empty file has no root and nothing wrong",
        arguments: ["", "\n", "# only a comment", "---\n...\n", "\u{FEFF}"])
    func empty(_ text: String) {
        let document = Document(Source(name: "show.yaml", text: text))
        #expect(document.diagnostics.isEmpty)
        #expect(document.root?.isNull ?? true)
    }

    @Test("MF-04: keys that look like booleans stay texts") func keys() throws {
        let entries = try #require(root("x: 1\ny: 2\nn: 3\nno: 4\n1: 5\ntrue: 6")).entries()
        #expect(entries.map(\.key) == ["x", "y", "n", "no", "1", "true"])
    }

    @Test("An alias stands for the whole value of its anchor") func alias() throws {
        let entries = try #require(root("a: &a {x: [1, 2]}\nb: *a")).entries()
        #expect(entries[1].value == entries[0].value)
    }

    @Test("A document may begin with its mark and a version") func directives() throws {
        let entries = try #require(root("%YAML 1.2\n---\na: 1\n...\n")).entries()
        #expect(entries == [entry(3, 1, "a", scalar(3, 4, "1"))])
    }

    @Test("A tree is kept beside mistakes that leave it sure") func treeBesideMistakes() throws {
        let document = Document(Source(name: "show.yaml", text: "a: 1\na: 2\nb: 3"))
        #expect(document.diagnostics.map(\.id) == ["duplicate-key"])
        #expect(try document.root?.entries().map(\.key) == ["a", "b"])
        #expect(Document(Source(name: "show.yaml", text: "a:\u{A0}1\nb: 2")).root == nil)
    }
}
