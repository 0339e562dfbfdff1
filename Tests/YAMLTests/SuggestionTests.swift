import Testing
import YAML

@Suite struct SuggestionTests {
    @Test(
        "The nearest candidate is offered, if it is near",
        arguments: [
            ("chanel", "channel"), ("Note", "note"), ("tpye", "type"), ("sldier", "slider"), ("CHANNEL", "channel"),
            ("xyz", nil), ("", nil), ("nt", nil), ("totally different", nil),
        ] as [(String, String?)])
    func nearest(_ word: String, _ expected: String?) {
        let candidates = ["channel", "note", "type", "slider"]
        #expect(Suggestion.nearest(to: word, among: candidates) == expected)
    }

    @Test("Of equally near candidates the first is taken") func ties() {
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    }

    @Test("A hint is a sentence") func hint() {
        #expect(Suggestion.hint(for: "Vot", among: ["Vote"]) == "did you mean `Vote`?")
        #expect(Suggestion.hint(for: "Vot", among: []) == nil)
    }
}
