import Bridge
import Testing
import Volta

@Suite(.timeLimit(.minutes(2))) struct FinishTests {
    @Test func whatWaitsIsSentAndThenItIsOver() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.fader(1, 127)
        try await rig.fader(1, 0)
        let summary = try await rig.finish(.inAll(.seconds(2)))
        rig.volta.answer("action", with: .good)
        rig.volta.answerHeld("Slider 1 1.0")
        try await rig.pass(.seconds(1))
        #expect(await summary.value.unsent == [])
        #expect(await summary.value.books.delivered == 2)
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 1 0.0"])
        // Nothing more is done: no layout is read.
        try await rig.pass(.seconds(60))
        #expect(rig.volta.count(of: "layout") == 1)
    }

    @Test func aTransportThatNeverAnswersEndsItByItsPatience() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.fader(1, 127)
        try await rig.fader(1, 0)
        try await rig.press()
        let summary = try await rig.finish(.inAll(.seconds(2)))
        try await rig.pass(.seconds(2))
        #expect(await summary.value.unconfirmed.map(\.shortText) == ["Brightness 1.0", "Cheer"])
        #expect(await summary.value.unsent.map(\.shortText) == ["Brightness 0.0"])
        #expect(await summary.value.books.isBalanced)
    }

    @Test func whatWasKeptForAbsentControlsIsNamed() async throws {
        let rig = try BridgeRig()
        rig.volta.answer("layout", "token", with: .unreachable)
        try await rig.start()
        try await rig.fader(1, 127)
        try await rig.fader(1, 0)
        try await rig.press()
        try await rig.pass(.seconds(3))
        try await rig.press()
        let summary = try await rig.finish(.inAll(.seconds(1)))
        try await rig.pass(.seconds(1))
        #expect(await summary.value.unsent.map(\.shortText) == ["Brightness 0.0", "Cheer"])
        let books = await summary.value.books
        #expect([books.received, books.merged, books.expired, books.waiting] == [4, 1, 1, 2])
        #expect(books.isBalanced)
    }

    @Test func theOldestOfTooManyKeptPressesIsNamedAndCounted() async throws {
        let rig = try BridgeRig()
        rig.volta.answer("layout", "token", with: .held)
        try await rig.start()
        for _ in 0..<257 { try await rig.press() }
        #expect(rig.told == ["dropped Cheer: turned_away"])
        let books = await rig.summary.books
        #expect([books.received, books.turnedAway, books.waiting] == [257, 1, 256])
        #expect(books.isBalanced)
    }

    @Test func whatNamesNoOptionIsCounted() async throws {
        let rig = try BridgeRig(more: ["cc: 4, index: Vote"])
        rig.volta.show(Page(id: "six", controls: [(5, "Index", "Vote")]))
        try await rig.start()
        for value: UInt8 in [10, 20, 30] { try await rig.fader(4, value) }
        #expect(
            rig.told.dropFirst() == [
                "cc 4 → index Vote: the control lists no options, so nothing can be chosen by position"
            ])
        #expect(await rig.summary.withoutOption == 3)
        #expect(await rig.summary.books.received == 0)
    }

    @Test func theEndWaitsForTheFirstLayout() async throws {
        let rig = try BridgeRig()
        rig.volta.answer("layout", with: .held)
        try await rig.start()
        try await rig.fader(1, 127)
        let summary = try await rig.finish(.inAll(.seconds(2)))
        rig.volta.answerHeld("layout")
        #expect(await summary.value.unsent == [])
        #expect(rig.volta.actions == ["Slider 1 1.0"])
    }

    /// All who wait for the end hear of it, whoever came first, and whether something was under way or not.
    @Test(arguments: [false, true]) func manyWaitForOneEnd(isBusy: Bool) async throws {
        for _ in 0..<50 {
            let rig = try BridgeRig()
            try await rig.start()
            if isBusy {
                rig.volta.answer("action", with: .held)
                try await rig.fader(1, 127)
            }
            let ends = (0..<4).map { number in
                Task {
                    await rig.summary(
                        atEndOf: number.isMultiple(of: 2) ? .inAll(.seconds(2)) : .whileDelivering(.seconds(5)))
                }
            }
            if isBusy {
                await Task.yield()
                rig.volta.answerHeld("Slider 1 1.0")
            }
            for end in ends { #expect(await end.value.unsent == []) }
            #expect(await rig.summary.books.delivered == (isBusy ? 1 : 0))
        }
    }

    @Test func anEndWithNothingToSendComesAtOnce() async throws {
        let rig = try BridgeRig()
        rig.volta.answer("layout", with: .held)
        try await rig.start()
        #expect(await rig.summary(atEndOf: .whileDelivering(.seconds(5))).books.received == 0)
    }
}
