import Dispatching
import MIDI
import Mapping
import Testing
import Volta

@testable import Bridge

/// Controls that are touched on the dashboard, and what onlookers are shown.
@Suite struct TouchTests {
    @Test func aTouchGoesTheWayOfEveryAction() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        let page = await rig.bridge.snapshot.page
        #expect(page.layout?.controls.map(\.label) == ["Brightness", "Speed", "Cheer"])
        #expect(await rig.bridge.touch(1, .slider(0.25), on: page.number) == .taken)
        try await rig.settle()
        #expect(rig.volta.actions == ["Slider 1 0.25"])
        // Under the same limits: the second waits for its turn, and the third takes its place.
        #expect(await rig.bridge.touch(1, .slider(0.5), on: page.number) == .taken)
        #expect(await rig.bridge.touch(1, .slider(0.75), on: page.number) == .taken)
        try await rig.settle()
        #expect(await rig.bridge.snapshot.standings[1]?.waiting == .slider(0.75))
        try await rig.pass(.milliseconds(50))
        #expect(rig.volta.actions == ["Slider 1 0.25", "Slider 1 0.75"])
        #expect(await rig.bridge.snapshot.standings == [:])
        #expect(await rig.bridge.snapshot.books.isBalanced)
    }

    @Test func everyPressCounts() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        let page = await rig.bridge.snapshot.page.number
        for _ in 0..<3 { #expect(await rig.bridge.touch(3, .button, on: page) == .taken) }
        try await rig.settle()
        let standing = await rig.bridge.snapshot.standings[3]
        #expect(standing?.waitingPresses == 2)
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions.count == 3)
    }

    @Test func whatWasShownOnAnotherPageIsNotTouched() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        let page = await rig.bridge.snapshot.page.number
        #expect(await rig.bridge.touch(1, .slider(0.5), on: page - 1) == .pageChanged)
        #expect(
            await rig.bridge.touch(9, .slider(0.5), on: page)
                == .notPossible(reason: "There is no control 9 on the page."))
        #expect(
            await rig.bridge.touch(1, .button, on: page)
                == .notPossible(reason: "Brightness is a Slider, not a Button."))
        #expect(
            await rig.bridge.touch(1, .slider(2), on: page)
                == .notPossible(reason: "The slider position 2.0 is not a number from 0 to 1"))
        #expect(rig.volta.actions == [])
    }

    @Test func beforeTheLayoutThereIsNothingToTouch() async throws {
        let rig = try BridgeRig()
        rig.volta.answer("layout", with: .unreachable)
        try await rig.start()
        #expect(await rig.bridge.touch(1, .slider(0.5), on: 0) == .pageChanged)
        #expect(await rig.bridge.snapshot.page.layout == nil)
    }

    @Test func onlookersSeeWhatDrivesAControl() async throws {
        let rig = try BridgeRig(more: ["cc: 20, channel: 3, slider: Brightness", "cc: 21, slider: Nowhere"])
        try await rig.start()
        let page = await rig.bridge.snapshot.page
        #expect(page.drivers[1]?.map(\.source) == ["cc 1", "cc 20"])
        #expect(page.drivers[1]?.map(\.channel) == [nil, 3])
        #expect(page.drivers[1]?.map(\.device) == ["Surface", "Surface"])
        #expect(page.drivers[1]?.map(\.line) == [5, 9])
        #expect(page.sleeping == ["cc 3 → slider Zoom", "cc 21 → slider Nowhere"])
    }

    @Test func whoeverStopsListeningLetsGoOfWhatIsHeld() async throws {
        let rig = try BridgeRig(more: ["note: 61, toggle: Strobe, mode: follow"])
        rig.volta.show(.five)
        try await rig.start()
        try await rig.hold(61)
        await rig.bridge.letGo()
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions == ["Toggle 6 on", "Toggle 6 off"])
        try await rig.press(61)
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions.count == 4)
    }
}
