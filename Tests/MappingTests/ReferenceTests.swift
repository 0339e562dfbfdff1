import MIDI
import Testing
import Volta
import YAML

@testable import Mapping

/// The reference of the mapping language, `mappings/README.md`, says what is so.
@Suite struct ReferenceTests {
    private let page: String
    private let blocks: [(line: Int, lines: [String])]

    /// The layout of which the reference speaks.
    private static let layout = LayoutInfo(
        layoutId: "L", activePageId: "P",
        controls: [
            .labelled("Brightness", lid: 1, type: "Slider"), .labelled("Speed", lid: 2, type: "Slider"),
            .labelled("Hue", lid: 3, type: "Slider"), .labelled("Zoom", lid: 4, type: "Slider"),
            .labelled("Cheer", lid: 5, type: "Button"), .labelled("Strobe", lid: 6, type: "Toggle"),
            .labelled("Blackout", lid: 7, type: "Toggle"), .labelled("Vote", lid: 8, type: "Index", options: 4),
            .labelled("Scene", lid: 9, type: "Index", options: 4), .labelled("Shoutout", lid: 10, type: "String"),
            .labelled("Position", lid: 11, type: "XYPad"),
        ])

    init() throws {
        page = try String(contentsOfPath: "\(MappingFolder.path)/README.md")
        blocks = ReferenceExample.blocks(in: page)
    }

    @Test("Every example is a mapping without an error or a warning, and does what it says") func examples() throws {
        #expect(blocks.count > 40)
        for block in blocks {
            let example = try #require(ReferenceExample(block.lines, at: block.line), "line \(block.line)")
            let source = Source(name: "README.md, line \(block.line)", text: example.mapping)
            let loaded = LoadedMapping(source)
            let file = try #require(loaded.file, "\(source.rendered(loaded.diagnostics))")
            #expect(source.rendered(loaded.diagnostics + file.diagnostics(against: Self.layout)) == "")
            var rig = try EngineRig(file: example.mapping, bind: Self.layout)
            for promise in example.promises {
                promise.messages.forEach { rig.play($0) }
                #expect(try labelled(rig.take()) == promise.expected, "line \(block.line)")
            }
        }
    }

    @Test("Every key of a rule has a heading and an example below it") func keys() {
        let sections = page.split(separator: "\n### ").dropFirst()
        let headings = sections.map { $0.prefix { $0 != "\n" } }
        for key in RuleKey.allCases.map(\.rawValue) {
            #expect(headings.count { $0 == "`\(key)`" } == 1, "\(key)")
        }
        for section in sections where section.hasPrefix("`") {
            #expect(section.contains("```yaml\n"), "\(section.prefix(40))")
        }
    }

    /// Actions with the label of their control, and numbers with three digits.
    private func labelled(_ actions: [String]) throws -> [String] {
        try actions.map { action in
            let parts = action.split(separator: " ", maxSplits: 1)
            let control = try #require(Self.layout.controls.first { String($0.lid) == parts[0] })
            return "\(control.label) \(shortened(parts[1]))"
        }
    }

    private func shortened(_ value: Substring) -> String {
        let numbers = value.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == value.split(separator: ",").count else { return String(value) }
        return numbers.map { number in
            let text = String((number * 1000).rounded() / 1000)
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }.joined(separator: ",")
    }
}

extension EngineRig {
    /// Plays what an example says.
    fileprivate mutating func play(_ text: PlayedText) {
        switch text {
        case .message(let message): play(message)
        case .later:
            wait(.seconds(1))
            settle()
        }
    }
}
