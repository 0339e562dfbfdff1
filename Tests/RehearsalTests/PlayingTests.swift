import Testing

@testable import Rehearsal

/// What a test is given is what the bridge gets, and what Volta gets is what is judged.
@Suite struct PlayingTests {
    private func passes(_ steps: String..., head: String = "") throws {
        let result = try RehearsalRig.result(steps, head: head)
        #expect(result.isPassed, "\n\(result.table)")
    }

    @Test func bytesAndWordsAreTheSame() throws {
        try passes(
            "at: 0ms, send: B0 07 40 B0 01 7F",
            "at: 0ms, expect: [{slider: Brightness, value: 64/127}, {slider: Speed, value: 1}]",
            "at: 1s, send: [{cc: 7, value: 64}, B0 01 7F, {cc: 1, value: 0}]",
            "at: 1s, finally: {slider: Speed, value: 0}, within: 60ms")
    }

    @Test func everyKindOfSource() throws {
        try passes(
            "at: 0ms, send: {cc: [2, 34], value: 8192}", "expect: {slider: Zoom, value: 8192/16383}",
            "at: 1s, send: {nrpn: 1280, value: 8192}",
            "at: 1s, finally: {slider: Depth, value: 8192/16383}, within: 60ms",
            "at: 2s, send: {pitch_bend: 16383}", "expect: {slider: Hue, value: 1}",
            "at: 3s, send: {pressure: 127, channel: 3}", "expect: {slider: Haze, value: 1}",
            "at: 4s, send: {key_pressure: 60, value: 0}", "expect: {slider: Fog, value: 0}",
            "at: 5s, send: {program: 5, bank: [0, 1]}, from: {name: Pads, port: 1}", "expect: {button: Cue}",
            "at: 6s, send: {transport: start}", "expect: {button: Go}",
            "at: 7s, send: {note: C3, velocity: 1}", "expect: {string: Shoutout, value: Hello!}",
            "at: 8s, send: {note: C3, velocity: 0}", "at: 9s, expect: nothing",
            "at: 9s, send: {cc: 12, value: 127}", "expect: {xy: Position, value: [1, 0]}",
            "at: 10s, send: {note: 37}, from: {name: Pads, port: 1}", "expect: {index: Vote, value: 1}")
    }

    @Test func aSweepSendsEveryValueAndTheLastOneArrives() throws {
        let result = try RehearsalRig.result([
            "at: 0ms, send: {cc: 7, sweep: [0, 127], over: 1s}", "at: 1.1s, finally: {slider: Brightness, value: 1}",
        ])
        #expect(result.isPassed)
        try passes(
            "at: 0ms, send: {pitch_bend: any, sweep: [16383, 0], over: 200ms}",
            "at: 200ms, finally: {slider: Hue, value: 0}, within: 50ms")
    }

    @Test func theRateLimitHolds() throws {
        #expect(
            try RehearsalRig.table([
                "at: 0ms, send: {cc: 7, sweep: [0, 10], over: 100ms}",
                "at: 0ms, expect: {slider: Brightness, value: 0}",
            ]) == [
                "0 ms slider Brightness 0 0 ms slider Brightness 0",
                // What is due goes before what comes at the same time.
                "✗ nothing 50 ms slider Brightness 0.0315", "✗ nothing 100 ms slider Brightness 0.0709",
                "✗ nothing 150 ms slider Brightness 0.0787",
            ])
    }

    @Test func aLongPressComesInItsTime() throws {
        try passes(
            "at: 0ms, send: {note: 40, hold: 599ms}", "at: 1s, expect: nothing",
            "at: 2s, send: {note: 40, hold: 600ms}", "at: 2.6s, expect: {toggle: Blackout, value: on}, within: 0ms",
            "at: 3s, expect: nothing")
    }

    @Test func devicesFollowTheirOwnRules() throws {
        try passes(
            "at: 0ms, send: {note: 36}, from: {name: Pads, port: 1}", "expect: {index: Vote, value: 0}",
            "at: 1s, send: {note: 36}", "at: 2s, expect: nothing",
            "at: 2s, send: {cc: 7, value: 127}, from: {name: Pads, port: 1}",
            "at: 3s, expect: nothing", "at: 3s, send: {cc: 7, value: 127}", "expect: {slider: Brightness, value: 1}",
            head: "from: Faders\n")
    }

    @Test func answersHoldAsLongAsTheySay() throws {
        try passes(
            "at: 0ms, answer: 503, retry_after: 2s, times: 1", "at: 0ms, send: {cc: 64, value: 127}",
            "at: 0ms, expect: {button: Cheer}", "at: 1.9s, expect: nothing")
        try passes(
            "at: 0ms, answer: 503, retry_after: 1s, times: 2", "at: 0ms, send: {cc: 7, value: 127}",
            "at: 0ms, expect: {slider: Brightness, value: 1}", "at: 1s, expect: {slider: Brightness, value: 1}",
            "at: 2.1s, expect: {slider: Brightness, value: 1}", "at: 10s, expect: nothing")
        // A press whose outcome is not known is not sent twice; a value is.
        try passes(
            "at: 0ms, answer: silence, to: action, times: 2", "at: 0ms, send: B0 40 7F B0 07 7F",
            "at: 0ms, expect: [{button: Cheer}, {slider: Brightness, value: 1}]",
            "at: 5.25s, expect: {slider: Brightness, value: 1}", "at: 20s, expect: nothing")
        try passes(
            "at: 0ms, answer: 403, message: Missing Authentication Token", "at: 0ms, send: B0 07 7F",
            "at: 0ms, expect: {slider: Brightness, value: 1}", "at: 500ms, answer: good",
            "at: 1s, expect: {slider: Brightness, value: 1}", "at: 5s, expect: nothing")
        try passes(
            "at: 0ms, answer: good, latency: 300ms", "at: 1s, send: {cc: 7, sweep: [0, 127], over: 200ms}",
            "at: 1s, expect: {slider: Brightness, value: 0}", "at: 1.3s, expect: {slider: Brightness, value: 1}",
            "at: 3s, expect: nothing")
    }

    @Test func whatWaitsForVoltaArrivesWhenItIsBackAndPressesDoNot() throws {
        try passes(
            "at: 0ms, answer: offline", "at: 1s, send: [{cc: 7, sweep: [0, 127], over: 1s}, {cc: 64, value: 127}]",
            "at: 10s, answer: good", "at: 20s, finally: {slider: Brightness, value: 1}", "at: 30s, expect: nothing")
    }

    @Test func pagesChangeWhenTheLayoutIsReadOrAnActionIsRefused() throws {
        let head = """
            layout:
              One: [{slider: Brightness}, {button: Cheer, lid: 7, address: /007}]
              Two: [{slider: Speed}]

            """
        try passes(
            "at: 0ms, send: B0 40 7F", "expect: {button: /007}", "at: 1s, page: Two", "at: 1s, send: B0 40 00 B0 40 7F",
            "at: 1s, expect: {button: 7}", "at: 2s, send: B0 07 7F B0 01 7F",
            "at: 2s, expect: {slider: Speed, value: 1}", "at: 5s, expect: nothing", head: head)
    }

    @Test func aDeviceMayGoAndCome() throws {
        try passes(
            "at: 0ms, shows: B0 41 00", "at: 1s, send: {cc: 65, value: 127, hold: 50ms}",
            "expect: {toggle: Strobe, value: on}",
            "at: 1s, shows: B0 41 7F", "at: 2s, unplug: Faders", "at: 3s, plug: Faders", "at: 3s, shows: B0 41 7F",
            "at: 4s, expect: nothing", head: "from: Faders\n")
    }

    @Test func theSameTestComesToTheSame() throws {
        let steps = [
            "at: 0ms, answer: 500, times: 3",
            "at: 0ms, send: [{cc: 7, sweep: [0, 127], over: 3s}, {cc: 1, sweep: [127, 0], over: 2s}]",
            "at: 1s, answer: offline, times: 2", "at: 2s, answer: good, latency: 120ms", "at: 6s, expect: nothing",
        ]
        let first = try RehearsalRig.result(steps)
        #expect(first.rows.count > 20)
        #expect(try RehearsalRig.result(steps).table == first.table)
    }

    @Test func anHourIsOver() throws {
        try passes("at: 3600s, send: B0 07 7F", "expect: {slider: Brightness, value: 1}")
    }
}
