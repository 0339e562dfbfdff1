import MIDI
import Mapping
import Testing
import Time
import Volta

@Suite struct KeptDemandTests {
    private static let channel = Channel(statusByte: 0)

    @Test("What is kept is told with the values that are certain") func kept() throws {
        var rig = try EngineRig(
            [
                "note: 1, button: Cheer", "cc: 2, slider: Brightness", "note: 3, toggle: Strobe",
                "note: 4, index: Vote, value: 2",
            ],
            bind: nil)
        #expect(!rig.engine.isKeeping)
        rig.play(
            .noteOn(channel: Self.channel, note: 1, velocity: 9),
            .controlChange(channel: Self.channel, controller: 2, value: 127),
            .controlChange(channel: Self.channel, controller: 2, value: 0),
            .noteOn(channel: Self.channel, note: 3, velocity: 9), .noteOn(channel: Self.channel, note: 4, velocity: 9))
        #expect(rig.engine.isKeeping)
        #expect(rig.engine.kept.map(\.rule) == [0, 1, 2, 3])
        #expect(rig.engine.kept.map(\.value) == [.button, .slider(0), nil, .index(2)])
        #expect(rig.engine.counts.merged == 1)
    }

    @Test("A kept press is dropped when its time is over") func expiry() throws {
        var rig = try EngineRig(["note: 1, button: Cheer"], bind: nil)
        rig.play(.noteOn(channel: Self.channel, note: 1, velocity: 9))
        let due = try #require(rig.engine.nextExpiry)
        rig.engine.dropExpired(now: due - .nanoseconds(1))
        #expect(!rig.engine.hasNotices)
        rig.engine.dropExpired(now: due)
        #expect(rig.engine.takeNotices() == [.expired(KeptDemand(rule: 0, value: .button))])
        #expect(rig.engine.nextExpiry == nil)
        #expect(rig.engine.counts.expired == 1)
        #expect(!rig.engine.isKeeping)
    }
}
