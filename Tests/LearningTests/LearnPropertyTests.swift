import FoundationEssentials
import Learning
import Mapping
import Testing
import Volta
import YAML

/// Learning into files that people have written.
@Suite struct LearnPropertyTests {
    /// The files in `mappings`.
    private static let folder = #filePath.replacing("Tests/LearningTests/LearnPropertyTests.swift", with: "mappings")

    private static func texts() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }.sorted().map {
            try String(decoding: Data(contentsOf: URL(filePath: "\(folder)/\($0)")), as: UTF8.self)
        }
    }

    /// Whether every line of a text is in another one, in the same order.
    private static func keepsAllLines(of text: String, _ other: String) -> Bool {
        var lines = other.split(separator: "\n", omittingEmptySubsequences: false)[...]
        return text.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { line in
            guard let place = lines.firstIndex(of: line) else { return false }
            lines = lines[(place + 1)...]
            return true
        }
    }

    /// Every line stays, nothing new is warned of, and undoing gives the text as it was.
    @Test func addsToShippedMappingsAndTakesBack() throws {
        let texts = try Self.texts()
        #expect(texts.count > 10)
        // A few of all kinds; each is read dozens of times.
        for text in texts.filter({ $0.utf8.count < 4000 }).prefix(6) {
            let known = LoadedMapping(Source(name: "m", text: text)).diagnostics.map(\.message)
            var rig = LearnRig(text)
            var states = [text]
            for (label, bytes) in [
                ("Hue", "B5 70 10 70 14 70 19 70 20 70 2A 70 40 70 55 70 60"), ("Cheer", "95 78 50 +100 85 78 40"),
                ("Vote", "95 79 50 +100 85 79 40 +500 95 7A 50 +100 85 7A 40"),
                ("Position", "B5 71 10 71 14 71 19 71 20 71 2A 71 60 +900 B5 72 10 72 14 72 19 72 20 72 2A 72 60"),
            ] {
                states.append(try rig.learn(label, bytes, from: LearnRig.pad))
            }
            let last = try #require(states.last)
            #expect(LoadedMapping(Source(name: "m", text: last)).diagnostics.map(\.message) == known)
            #expect(Self.keepsAllLines(of: text, last))
            for before in states.dropLast().reversed() { #expect(try rig.session.undo() == before) }
        }
    }

    /// A file that is a skeleton is filled in.
    @Test func fillsASkeleton() throws {
        let skeleton = MappingSkeleton(LearnRig.layout).text
        var rig = LearnRig(skeleton)
        let text = try rig.learn("Hue", LearnRig.fader)
        #expect(
            text == skeleton.replacing("    rules:\n", with: "    rules:\n      - {cc: 7, channel: 1, slider: Hue}\n"))
        #expect(LoadedMapping(Source(name: "m", text: text)).diagnostics == [])
    }
}
