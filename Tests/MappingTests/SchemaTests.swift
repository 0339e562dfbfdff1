import FoundationEssentials
import Glibc
import Testing
import Volta
import YAML

@testable import Mapping

/// The schema for editors says what the reader says.
@Suite struct SchemaTests {
    private static let path = "\(MappingFolder.path)/schema.json"
    private static let root = Result { try JSONDecoder().decode(JSONValue.self, from: Data(MappingSchema.text.utf8)) }
    private let schema: SchemaValidator

    init() throws {
        schema = SchemaValidator(root: try Self.root.get())
    }

    @Test("mappings/schema.json is the schema that the reader's keys make; UPDATE_SCHEMA=1 writes it") func file()
        throws
    {
        if getenv("UPDATE_SCHEMA") != nil {
            let file = try #require(fopen(Self.path, "w"))
            fputs(MappingSchema.text, file)
            fclose(file)
        }
        #expect(try String(contentsOfPath: Self.path) == MappingSchema.text)
    }

    @Test("Every shipped mapping passes and names the schema in its first line") func shipped() throws {
        for name in try MappingFolder.names() where name.hasSuffix(".yaml") {
            let text = try String(contentsOfPath: "\(MappingFolder.path)/\(name)")
            #expect(text.hasPrefix("# yaml-language-server: $schema=schema.json\n"), "\(name)")
            #expect(try mistakes(text) == [], "\(name)")
        }
    }

    @Test("Every example of the reference passes") func reference() throws {
        let page = try String(contentsOfPath: "\(MappingFolder.path)/README.md")
        for block in ReferenceExample.blocks(in: page) {
            let example = try #require(ReferenceExample(block.lines, at: block.line))
            #expect(try mistakes(example.mapping) == [], "line \(block.line)")
        }
    }

    @Test("The keys of the schema are those that the reader knows, each with a description") func keys() throws {
        let unknown = "zzzzzzzzzz"
        let texts = [
            ("", "\(unknown): 1\n"), ("limits", "version: 1\nlimits: {\(unknown): 1}\ndevices: []\n"),
            ("layer", "version: 1\nlayers: {A: {\(unknown): 1}}\ndevices: []\n"),
            ("device", "version: 1\ndevices: [{match: A, \(unknown): 1, rules: []}]\n"),
            ("rule", "version: 1\ndevices: [{match: A, rules: [{\(unknown): 1}]}]\n"),
            ("lamp", "version: 1\ndevices: [{match: A, rules: [{note: 1, button: B, light: {\(unknown): 1}}]}]\n"),
            ("axis", "version: 1\ndevices: [{match: A, rules: [{x: {\(unknown): 1}, y: {cc: 1}, xy: B}]}]\n"),
        ]
        for (part, text) in texts {
            let hint = LoadedMapping(Source(name: "a.yaml", text: text)).diagnostics.compactMap(\.hint)
                .first { $0.hasPrefix("known keys: ") }
            let known = try #require(hint, "\(part)").matches(of: /`([a-z_]+)`/).map { String($0.1) }
            let properties = schema.properties(of: part)
            // The reader knows `transport` in an axis to say that it has no meaning there.
            #expect(properties.keys.sorted() == known.filter { part != "axis" || $0 != "transport" }.sorted())
            for (key, value) in properties {
                guard case .object(let members) = value, case .string(let text) = members["description"] else {
                    Issue.record("\(part) \(key) has no description")
                    continue
                }
                #expect(text.hasSuffix("."), "\(key)")
            }
        }
    }

    @Test("The schema takes what the reader takes, and refuses what it can see", arguments: MappingCase.everyOne)
    func agreement(_ example: MappingCase) throws {
        let source = Source(name: "a.yaml", text: example.text)
        let document = Document(source)
        guard let root = document.root, document.diagnostics.isEmpty else { return }
        let errors = LoadedMapping(source).diagnostics.filter { $0.severity == .error }
        let mistakes = schema.mistakes(in: JSONValue(root))
        if errors.isEmpty { #expect(mistakes == []) }
        if errors.contains(where: { Self.visible.contains($0.id) }) { #expect(mistakes != []) }
    }

    /// The mistakes that a schema can see.
    private static let visible: Set = [
        "missing-key", "version", "unknown-key", "missing-space", "wrong-type", "ambiguous-number",
        "out-of-range", "unknown-word", "empty-text", "not-a-note", "no-source", "no-target", "two-sources",
        "two-targets", "no-meaning",
    ]

    private func mistakes(_ text: String) throws -> [String] {
        let document = Document(Source(name: "a.yaml", text: text))
        return schema.mistakes(in: JSONValue(try #require(document.root)))
    }
}

extension MappingCase {
    /// All files with mistakes.
    fileprivate static let everyOne =
        curves + devices + doubts + encoders + lights + meaning + numbers + pads + parts + rules + structure + targets
        + values
}
