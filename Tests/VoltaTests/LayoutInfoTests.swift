import FoundationEssentials
import Testing
import Volta

@Suite struct LayoutInfoTests {
    private func read(_ text: String) throws -> LayoutInfo {
        try JSONDecoder().decode(LayoutInfo.self, from: Data(text.utf8))
    }

    private let full = """
        {"layoutId":"VAL-1","activePageId":"page-2","destinationCount":3,"theme":"dark","controls":[
        {"lid":3,"address":"/003","type":"Index","props":{"label":"Vote","colour":{"r":1}},"version":2,
        "options":[{"index":0,"label":"A","image":"https://i/0","weight":1.5},{"index":1,"label":null}]},
        {"lid":4,"address":"/004","type":"Hologram","props":{"label":7}}]}
        """

    @Test func readsEverything() throws {
        let layout = try read(full)
        let vote = LayoutControl(
            lid: 3, address: "/003", type: "Index",
            props: ["label": .string("Vote"), "colour": .object(["r": .integer(1)])],
            options: [
                IndexOption(index: 0, label: "A", image: "https://i/0", otherFields: ["weight": .number(1.5)]),
                IndexOption(index: 1),
            ], otherFields: ["version": .integer(2)])
        let unknown = LayoutControl(lid: 4, address: "/004", type: "Hologram", props: ["label": .integer(7)])
        #expect(
            layout
                == LayoutInfo(
                    layoutId: "VAL-1", activePageId: "page-2", controls: [vote, unknown], destinationCount: 3,
                    otherFields: ["theme": .string("dark")]))
        #expect(layout.controls.map(\.label) == ["Vote", "Hologram 4"])
        #expect(layout.controls.map(\.kind) == [.index, .unknown("Hologram")])
        #expect(layout.controls.map(\.id) == [3, 4])
        #expect(vote.options?.map(\.id) == [0, 1])
    }

    @Test func writesWhatItRead() throws {
        let layout = try read(full)
        #expect(try JSONDecoder().decode(LayoutInfo.self, from: JSONEncoder().encode(layout)) == layout)
    }

    @Test(arguments: [
        #"{"controls":[{"lid":1,"type":"Slider"}]}"#,
        #"{"layoutId":null,"activePageId":null,"destinationCount":null,"controls":["#
            + #"{"lid":1,"type":"Slider","address":null,"props":null,"options":null}]}"#,
        #"{"destinationCount":"many","controls":[{"lid":1.0,"type":"Slider","props":[],"options":{}}]}"#,
    ])
    func optionalFieldsMayBeMissing(text: String) throws {
        let control = LayoutControl(lid: 1, address: "", type: "Slider")
        #expect(try read(text) == LayoutInfo(layoutId: "", activePageId: "", controls: [control]))
    }

    @Test func aControlThatCannotBeActedOnIsLeftOutAndCounted() throws {
        let layout = try read(
            #"{"controls":[{"lid":"1","type":"Slider"},{"lid":true,"type":"Slider"},{"lid":2},7,null,"#
                + #"{"lid":3,"type":"Button"}]}"#
        )
        #expect(layout.controls.map(\.lid) == [3])
        #expect(layout.unreadableControls == 5)
    }

    @Test func anOptionWithoutANumberIsLeftOut() throws {
        let layout = try read(#"{"controls":[{"lid":3,"type":"Index","options":[{"label":"?"},{"index":1}]}]}"#)
        #expect(layout.controls[0].options == [IndexOption(index: 1)])
    }

    @Test(arguments: ["[]", "7", "{}", #"{"message":"Forbidden"}"#, #"{"controls":{}}"#])
    func whatHasNoControlsIsNotALayout(text: String) {
        #expect(throws: DecodingError.self) { try read(text) }
    }

    @Test func everyKindHasItsName() {
        let names = ["Button", "Slider", "Toggle", "Index", "String", "XYPad", "Accelerometer", "Gyroscope", "button"]
        let kinds = names.map(ControlKind.init(name:))
        #expect(
            kinds == [
                .button, .slider, .toggle, .index, .string, .xyPad, .accelerometer, .gyroscope, .unknown("button"),
            ])
        #expect(kinds.map(\.name) == names)
        #expect(kinds.map(\.takesActions) == [true, true, true, true, true, true, false, false, false])
    }
}
