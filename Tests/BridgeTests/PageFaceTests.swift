import Testing
import Volta

@testable import Bridge

@Suite struct PageFaceTests {
    private static func control(
        _ lid: Int, _ type: String = "Slider", _ label: String = "Speed", options: [IndexOption]? = nil
    ) -> LayoutControl {
        LayoutControl(lid: lid, address: "/\(lid)", type: type, props: ["label": .string(label)], options: options)
    }

    private static func face(_ controls: LayoutControl..., page: String = "one") -> PageFace {
        PageFace(LayoutInfo(layoutId: "VAL-1", activePageId: page, controls: controls))
    }

    @Test func theOrderOfTheControlsIsNotSeen() {
        #expect(Self.face(Self.control(1), Self.control(2)) == Self.face(Self.control(2), Self.control(1)))
    }

    @Test func anotherPageLabelTypeOrOptionIsSeen() {
        let face = Self.face(Self.control(1))
        let option = IndexOption(index: 0, label: nil, image: nil)
        #expect(face != Self.face(Self.control(1), page: "two"))
        #expect(face != Self.face(Self.control(1, "Slider", "Zoom")))
        #expect(face != Self.face(Self.control(1, "Toggle")))
        #expect(face != Self.face(Self.control(1, options: [option])))
        #expect(face != Self.face())
    }

    @Test func aLocalIdIsGoneWhenItNamesNothingOrAnother() {
        let option = IndexOption(index: 0, label: nil, image: nil)
        let old = Self.face(
            Self.control(1), Self.control(2), Self.control(3), Self.control(4), Self.control(5, "Index", options: []))
        let new = Self.face(
            Self.control(1), Self.control(2, "Slider", "Zoom"), Self.control(3, "Toggle"),
            Self.control(5, "Index", options: [option]), page: "two")
        #expect(old.lids(goneFrom: new) == [2, 3, 4])
    }
}
