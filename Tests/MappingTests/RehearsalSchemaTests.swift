import FoundationEssentials
import Testing
import Volta
import YAML

/// The schema of files of expectations takes the shipped ones.
@Suite struct RehearsalSchemaTests {
    @Test func everyShippedFilePassesAndNamesTheSchema() throws {
        let folder = "\(MappingFolder.path)/tests"
        let text = try String(contentsOfPath: "\(folder)/schema.json")
        let schema = SchemaValidator(root: try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
        #expect(names.count > 20)
        for name in names {
            let text = try String(contentsOfPath: "\(folder)/\(name)")
            #expect(text.hasPrefix("# yaml-language-server: $schema=schema.json\n"), "\(name)")
            let root = try #require(Document(Source(name: name, text: text)).root)
            #expect(schema.mistakes(in: JSONValue(root)) == [], "\(name)")
        }
    }
}
