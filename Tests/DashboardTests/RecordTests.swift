import Testing

@testable import Dashboard

/// What is kept of what happens: bounded, and counted rather than repeated.
@Suite struct RecordTests {
    private func row(_ input: String, _ value: String, at time: Double, lines: [EventRow.Line] = []) -> EventRow {
        EventRow(from: "Surface", input: input, value: value, position: nil, lines: lines, lids: [1], time: time)
    }

    @Test func faderThatMovesIsOneRow() {
        var rows = EventRows()
        for step in 0..<10 {
            rows.add(row("cc 1", "\(step)", at: Double(step) / 10))
            rows.add(row("cc 2", "\(step)", at: Double(step) / 10))
        }
        #expect(rows.rows.map(\.input) == ["cc 1", "cc 2"])
        #expect(rows.rows.map(\.count) == [10, 10])
        #expect(rows.rows.map(\.value) == ["9", "9"])
        #expect(rows.rows.map(\.change) == [19, 20])
        rows.add(row("cc 1", "0", at: 4))
        #expect(rows.rows.map(\.id) == [1, 2, 3])
    }

    @Test func aReleaseKeepsWhatThePressCameTo() {
        var rows = EventRows()
        rows.add(row("note 36", "100", at: 0, lines: [EventRow.Line(rule: "r", .acts, "press")]))
        rows.settle(1, "delivered")
        var release = row("note 36", "off", at: 0.1, lines: [EventRow.Line(rule: "r", .stays, "the release")])
        release.isRelease = true
        rows.add(release)
        #expect(rows.rows.count == 1)
        #expect(rows.rows[0].lines == [EventRow.Line(rule: "r", .acts, "press")])
        #expect(rows.rows[0].outcome == "delivered")
        #expect(rows.rows[0].value == "off")
    }

    @Test func rowsAreBounded() {
        var rows = EventRows()
        for number in 0..<1000 { rows.add(row("cc \(number)", "0", at: 0)) }
        #expect(rows.rows.map(\.id) == Array(961...1000))
    }

    @Test func noticesOfOneKindAreCounted() {
        var list = NoticeList()
        list.add(Notice("away", level: .trouble, kind: "volta", time: 1))
        list.add(Notice("other", level: .info, time: 2))
        list.add(Notice("away still", level: .trouble, kind: "volta", time: 3))
        #expect(list.notices.map(\.text) == ["other", "away still"])
        #expect(list.notices[1].count == 2)
        #expect(list.notices[1].first == 1)
        #expect(list.notices[1].last == 3)
        list.add(Notice("back", level: .info, kind: "volta", time: 4))
        #expect(list.notices.last?.count == 1)
        for number in 0..<1000 { list.add(Notice("\(number)", level: .info, time: 5)) }
        #expect(list.notices.count == NoticeList.most)
    }

    @Test func aDeviceThatComesAnswersWhoWaits() {
        var list = DeviceList()
        list.set(DeviceStatus("nanoKONTROL2", .awaited))
        list.set(DeviceStatus("LPD8*", .awaited))
        list.set(DeviceStatus("nanoKONTROL2: MIDI 1", .connected, answers: ["nanoKONTROL2"]))
        #expect(list.devices.map(\.name) == ["LPD8*", "nanoKONTROL2: MIDI 1"])
        list.set(DeviceStatus("nanoKONTROL2: MIDI 1", .gone))
        list.stillAwaited([])
        #expect(list.devices == [DeviceStatus("nanoKONTROL2: MIDI 1", .gone)])
        list.set(DeviceStatus("here", .connected))
        for number in 0..<200 { list.set(DeviceStatus("gone \(number)", .gone)) }
        #expect(list.devices.count == DeviceList.most)
        #expect(list.devices.contains { $0.name == "here" })
    }

    @Test func latenciesAreCountedInClasses() {
        var histogram = LatencyHistogram()
        #expect(histogram.quantile(0.5) == nil)
        for time in [0.5, 1, 1.5, 4, 9, 9, 9, 30, 6000] { histogram.add(.microseconds(Int64(time * 1000))) }
        #expect(histogram.counts == [2, 1, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 1])
        #expect(histogram.count == 9)
        #expect(histogram.longest == 6000)
        #expect(histogram.quantile(0.5).map { (5...10).contains($0) } == true)
        #expect(histogram.quantile(1) == 6000)
    }
}
