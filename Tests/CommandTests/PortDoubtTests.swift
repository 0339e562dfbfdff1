import ALSASequencer
import Testing

@testable import Command

/// What the log says of ports that do not get what their owners may expect.
@Suite struct PortDoubtTests {
    private let first = Ports.port(24, "LPD8", usb: "1-1.4", serial: "A1")
    private let second = Ports.port(28, "LPD8", usb: "1-2", serial: "A2")

    @Test("HP-05: all candidates, and what to paste") func ambiguous() throws {
        let doubt = PortDoubt.ambiguous(PortChoice.Twins(chosen: first, waiting: [second]))
        #expect(
            doubt.text == "2 devices are called LPD8: the one at USB 1-1.4, serial number A1 has the rules, "
                + "the other at USB 1-2, serial number A2 waits; "
                + "to tell them apart, write below `match` one of `serial: A1`, `serial: A2`")
        #expect(doubt.name == "device_ambiguous")
        let candidates = doubt.fields["candidates"]?.arrayValue ?? []
        #expect(candidates.map { $0.objectValue?["usb"]?.stringValue } == ["1-1.4", "1-2"])
        #expect(
            candidates.map { $0.objectValue?["lines"]?.arrayValue?.map(\.stringValue) } == [
                ["match: LPD8", "serial: A1"], ["match: LPD8", "serial: A2"],
            ])
    }

    @Test func programs() {
        let programs = [Ports.port(128, "Synth"), Ports.port(129, "Synth"), Ports.port(130, "Synth")]
        let twins = PortChoice.Twins(chosen: programs[0], waiting: Array(programs.dropFirst()))
        #expect(
            PortDoubt.ambiguous(twins).text == "3 devices are called Synth: the one at client 128 has the rules, "
                + "the others at client 129 and at client 130 wait; nothing tells them apart: start only one")
    }

    @Test func aSwapIsNeverSilent() {
        #expect(
            PortDoubt.yielded(second, to: first).text
                == "LPD8 (LPD8 MIDI 1) at USB 1-2, serial number A2 has lost its rules to the one at USB 1-1.4, "
                + "serial number A1, which goes first")
        #expect(
            PortDoubt.tookOver(second, from: first).text
                == "LPD8 (LPD8 MIDI 1) at USB 1-2, serial number A2 has the rules now, as the one at USB 1-1.4, "
                + "serial number A1 is gone")
    }

    @Test func lightsThatCannotBeTold() {
        let error = SequencerError.busy(first.address)
        #expect(
            PortDoubt.notWritable(first, reason: error.description).text
                == "LPD8 (LPD8 MIDI 1) is heard, but its lights stay as they are: another program holds the sequencer "
                + "port 24:0 for itself alone; end that program; tried again when the mapping is saved or the device "
                + "plugged in")
    }

    @Test func anotherModel() {
        let port = Ports.port(24, "LPD8 mk2", usb: "1-1")
        #expect(
            PortDoubt.trapped(port, match: "LPD8").text
                == "LPD8 mk2 (LPD8 mk2 MIDI 1) has the rules of `match: LPD8`, which is the name of another model; "
                + "give it an entry of its own: match: LPD8 mk2")
    }
}
