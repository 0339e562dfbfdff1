import Glibc
import Testing

@testable import ALSASequencer

@Suite struct SequencerErrorTests {
    private static let port = PortAddress(client: 28, port: 0)

    /// Case HP-09: what is missing is told from what is forbidden.
    @Test(arguments: [
        (ENOENT, false, SequencerError.noSequencer), (ENODEV, true, .noSequencer), (ENXIO, true, .noSequencer),
        (ENOENT, true, .noConfiguration), (EACCES, true, .noPermission), (EPERM, true, .noPermission),
        (ENOMEM, true, .failed(operation: "open the ALSA sequencer", code: ENOMEM)),
    ])
    func openingTellsWhatIsMissing(_ code: Int32, _ hasDevice: Bool, _ right: SequencerError) {
        #expect(SequencerError.opening(code: code, hasDevice: hasDevice) == right)
    }

    @Test func connectingTellsAPortThatIsGone() {
        for code in [ENOENT, ENODEV, ENXIO, EINVAL] {
            #expect(SequencerError.connecting(Self.port, code: code) == .noSuchPort(Self.port))
            #expect(SequencerError.sending(Self.port, code: code) == .noSuchPort(Self.port))
        }
        for code in [EBUSY, EAGAIN] { #expect(SequencerError.connecting(Self.port, code: code) == .busy(Self.port)) }
        #expect(
            SequencerError.connecting(Self.port, code: EPERM)
                == .failed(operation: "connect the sequencer port 28:0", code: EPERM))
    }

    @Test func returnCodesBecomeErrors() throws {
        #expect(try SequencerError.check(0, "count") == 0)
        #expect(try SequencerError.check(3, "count") == 3)
        #expect(throws: SequencerError.failed(operation: "count", code: EBUSY)) {
            try SequencerError.check(-EBUSY, "count")
        }
    }

    @Test(arguments: [
        (
            SequencerError.noSequencer,
            "cannot open the ALSA sequencer: there is none at /dev/snd/seq; load it: sudo modprobe snd-seq"
        ),
        (
            .noPermission,
            "cannot open the ALSA sequencer: no permission for /dev/snd/seq; "
                + "add the user to group audio (sudo usermod -aG audio $USER) and log in again"
        ),
        (
            .noConfiguration,
            "cannot open the ALSA sequencer: alsa-lib does not find its configuration, /usr/share/alsa/alsa.conf; "
                + "install it: sudo apt-get install libasound2-data"
        ),
        (.noSuchPort(port), "the sequencer port 28:0 is gone; list the ports again"),
        (.busy(port), "another program holds the sequencer port 28:0 for itself alone; end that program"),
        (.ownPort(port), "cannot connect the sequencer port 28:0 to itself"),
        (
            .failed(operation: "name the sequencer client", code: ENOMEM),
            "cannot name the sequencer client: Cannot allocate memory"
        ),
    ])
    func errorsSayWhatToDo(_ error: SequencerError, _ text: String) {
        #expect(error.description == text)
    }
}
