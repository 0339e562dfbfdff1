@testable import Bridge
import MIDI
import Mapping
import Testing
import Volta
import YAML

@testable import Command

/// The picture of a monitor, without a terminal.
@Suite struct MonitorPictureTests {
    /// What a monitor has seen of messages from devices.
    private func state(_ said: [(device: String, message: Message)], hasMapping: Bool = false) -> MonitorState {
        var state = MonitorState(hasMapping: hasMapping)
        for (number, (device, message)) in said.enumerated() {
            state.receive(event(number, device, message), at: "12:00")
        }
        return state
    }

    private func event(_ number: Int, _ device: String, _ message: Message) -> TapEvent {
        TapEvent(
            number: number, time: .now, port: PortID(device.hashValue), portName: device, message: message, rules: [],
            layers: [], silence: nil, late: [])
    }

    private func cc(_ number: Int, _ value: Int) -> Message {
        .controlChange(channel: Channel(statusByte: 0), controller: UInt8(number), value: UInt8(value))
    }

    private func picture(
        _ state: MonitorState, columns: Int = 80, rows: Int = 24, glyphs: Glyphs = .unicode, hasColour: Bool = false
    ) -> [String] {
        MonitorPicture(
            state: state, size: TerminalSize(columns: columns, rows: rows), glyphs: glyphs, title: "every port"
        ).lines.map { $0.drawn(columns: columns, hasColour: hasColour) }
    }

    @Test func inputsOfEachDeviceHaveLinesOfTheirOwn() {
        let state = state([("A", cc(1, 0)), ("B", cc(1, 127)), ("A", cc(1, 1))])
        #expect(
            picture(state) == [
                "volta-midi monitor  3 messages  Ctrl-C ends  every port", "",
                "▸ A cc 1 ch 1           █░░░░░░░░░     1  ", "  B cc 1 ch 1           ██████████   127  ", "",
                "12:00  A  cc 1, channel 1: 0  ", "12:00  B  cc 1, channel 1: 127  ", "12:00  A  cc 1, channel 1: 1  ",
            ])
    }

    @Test func namesCannotGiveOrders() {
        let state = state([("A\u{1B}]0;x\u{07}\n\u{202E}B", cc(1, 0))])
        let text = picture(state, hasColour: true).joined()
        let orders = text.unicodeScalars.filter { $0.value < 32 || (0x202A...0x202E).contains($0.value) }
        #expect(Set(orders) == ["\u{1B}"])
        #expect(text.ranges(of: "\u{1B}[").count == text.ranges(of: "\u{1B}").count)
    }

    @Test(arguments: 1...130) func noLineIsWiderAndThereAreNoMoreThanTheTerminalHas(width: Int) {
        let said = (0..<100).map { ("デバイス\($0 % 3)", cc($0, $0)) }
        for rows in [1, 2, 3, 5, 10, 40] {
            let lines = picture(state(said, hasMapping: true), columns: width, rows: rows)
            #expect(lines.count <= rows)
            #expect(lines.allSatisfy { $0.columns <= width }, "\(lines)")
        }
    }

    @Test func theInputThatSpokeLastHasRoom() {
        let state = state((0..<100).map { ("A", cc($0, 1)) } + [("A", cc(0, 1))])
        let rows = picture(state, rows: 12).dropFirst(2).prefix { !$0.isEmpty }
        #expect(rows.map { $0.dropFirst(2).prefix(13) } == ["A cc 0 ch 1  "] + (95...99).map { "A cc \($0) ch 1 " })
        #expect(rows.first?.hasPrefix("▸") == true)
    }

    @Test func whatIsRememberedIsBounded() {
        var state = MonitorState(hasMapping: false)
        for number in 0..<2000 {
            let channel = Channel(statusByte: UInt8(number / 128 % 16))
            let message = Message.controlChange(channel: channel, controller: UInt8(number % 128), value: 0)
            state.receive(event(number, "A", message), at: "12:00")
        }
        #expect(state.rows.count == MonitorState.mostRows)
        #expect(state.happenings.count == MonitorState.mostHappenings)
        #expect(state.rows.last?.number == 2000)
        #expect(Set(state.rows.map(\.number)) == Set(1489...2000))
    }

    @Test func coloursAreThereOnlyWhenWanted() {
        let state = state([("A", cc(1, 64))])
        #expect(!picture(state).joined().contains("\u{1B}"))
        #expect(picture(state, hasColour: true).joined().contains("\u{1B}[36m"))
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), ([:], false),
        (["LC_ALL": "C", "LANG": "C.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "en_GB.UTF-8"], true),
    ])
    func theSignsFitTheLocale(environment: [String: String], isUnicode: Bool) {
        #expect(Glyphs(environment: environment) == (isUnicode ? .unicode : .ascii))
    }

    @Test func aBarIsNeverEmptyAboveZero() {
        #expect((0...127).map { Glyphs.ascii.bar($0, of: 127, cells: 4) }.first == "----")
        #expect(Glyphs.ascii.bar(1, of: 127, cells: 4) == "#---")
        #expect(Glyphs.ascii.bar(127, of: 127, cells: 4) == "####")
        #expect(Glyphs.ascii.bar(16383, of: 16383, cells: 4) == "####")
    }
}
