import Learning
import Mapping
import Testing
import Volta
import YAML

@Suite struct MappingSkeletonTests {
    /// The ids of what is said of a file against a layout.
    private func ids(_ text: String, _ layout: LayoutInfo) -> [String] {
        let loaded = LoadedMapping(Source(name: "m", text: text))
        return (loaded.diagnostics + (loaded.file?.diagnostics(against: layout) ?? [])).map(\.id)
    }

    @Test func isAMappingOfComments() {
        #expect(
            MappingSkeleton(LearnRig.layout).text == """
                # A mapping for the layout L, page p.
                # Take away the "# " before a rule and write what your surface sends in place of its number.
                # 'volta-midi devices' shows the match line of your surface; 'volta-midi learn' writes all of this by touching.
                version: 1
                devices:
                  - match: "*"   # every surface
                    rules:
                      # Cheer (Button)
                      # - {note: 36, button: Cheer}
                      # Hue (Slider)
                      # - {cc: 1, slider: Hue}
                      # Strobe (Toggle)
                      # - {note: 37, toggle: Strobe}
                      # Vote (Index)
                      # - {notes: 38-41, index: Vote}
                      # Shoutout (String)
                      # - {note: 42, string: Shoutout, value: Hello}
                      # Position (XYPad)
                      # - {x: {cc: 2}, y: {cc: 3}, xy: Position}
                      # Tilt (Gyroscope) takes no actions

                """)
    }

    @Test func worksWithEachRuleAndWithAll() {
        let types = ["Slider", "Button", "Toggle", "Index", "String", "XYPad"]
        let labels = ["a: b", "2", "#x", "two\nlines", "same", "\u{2028}", "{", "/osc", "say \"hi\""]
        let controls = (0..<200).map { number in
            LayoutControl(
                lid: number, address: "/\(number)", type: types[number % types.count],
                props: ["label": .string(number < 50 ? labels[number % labels.count] : "Control \(number)")],
                options: number % 6 == 3 ? (0..<(number % 30)).map { IndexOption(index: $0) } : nil)
        }.filter { $0.options?.isEmpty != true }
        let layout = LayoutInfo(layoutId: "L\n- x", activePageId: "", controls: controls)
        let text = MappingSkeleton(layout).text
        #expect(ids(text, layout) == ["no-rules"])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rules = lines.indices.filter { lines[$0].hasPrefix("      # - {") }
        #expect(rules.count == controls.count)
        func without(_ marks: [Int]) -> String {
            lines.enumerated().map { number, line in
                marks.contains(number) ? String(line).replacing("# - {", with: "- {", maxReplacements: 1) : String(line)
            }.joined(separator: "\n")
        }
        for rule in rules { #expect(ids(without([rule]), layout) == [], "\(lines[rule])") }
        #expect(ids(without(rules), layout) == [])
    }
}
