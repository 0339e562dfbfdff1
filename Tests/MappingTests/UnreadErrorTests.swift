import Mapping
import Testing
import YAML

@Suite struct UnreadErrorTests {
    @Test(
        "Mistakes beside a part that cannot be read are explained, without others made up",
        arguments: MappingCase.unread)
    func table(_ example: MappingCase) {
        let source = Source(name: "show.yaml", text: example.text)
        let loaded = LoadedMapping(source)
        #expect(source.rendered(loaded.diagnostics) == example.expected + "\n")
        #expect(loaded.mapping == nil)
    }

    @Test(
        "Entries for other ports, channels or devices do not contradict each other",
        arguments: [("a\n    port: 0", "a\n    port: 1"), ("a\n    channel: 1", "a\n    channel: 2"), ("ab", "a*")])
    func noContradiction(_ first: String, _ second: String) {
        let text = """
            version: 1
            devices:
              - match: \(first)
                rules: [{cc: 1, slider: S}]
              - match: \(second)
                rules: [{cc: 1, slider: S, invert: true}]
            """
        #expect(LoadedMapping(Source(name: "show.yaml", text: text)).diagnostics.isEmpty)
    }
}
