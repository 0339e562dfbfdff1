import ALSASequencer
import MIDI
import Mapping

/// The inputs of a recording.
extension RecordSession {
    func makeInput() throws(Failure) -> any MIDIInput {
        guard options.input == .alsa else {
            let port = RecordedPort(nil)
            return ByteStreamInput(
                options.input, endsAtEnd: false, on: loop,
                receive: { self.record($0, from: port) },
                report: { self.handle($0) })
        }
        return try SequencerInput(
            on: loop, matcher: DeviceMatcher(entries: options.devices),
            report: { self.handle($0) })
    }

    private func handle(_ event: MIDIInputEvent) {
        switch event {
        case .ended: finish()
        case .lost(let reason): tell(RunEvent.inputLost(reason: reason).text)
        case .found: tell(RunEvent.inputFound.text)
        }
    }

    private func handle(_ event: SequencerInput.Event) {
        switch event {
        case .appeared(let port), .twin(let port): appear(port, RecordedPort(port.name))
        case .guest(let port):
            appear(port, RecordedPort(port.name, isGuest: true))
            tell(RunEvent.guest(port: port.title).text)
        case .messages(let messages, from: let address):
            record(messages, from: ports[address] ?? RecordedPort(nil))
        case .left(let address):
            if let port = ports.removeValue(forKey: address) { take.change(port, isThere: false, at: time) }
        case .connected(let port): tell(RunEvent.connected(port: port.title).text)
        case .disconnected(let port): tell(RunEvent.disconnected(port: port.title).text)
        case .notConnected(let port, let reason): tell(RunEvent.notConnected(port: port.title, reason: reason).text)
        case .released(let port): tell(RunEvent.released(port: port.title).text)
        case .missing(let entry, let present):
            tell(RunEvent.waitingForDevice(match: options.devices[entry].awaitedName, present: present).text)
        case .doubt(let doubt): tell(doubt.text)
        case .overrun:
            overruns += 1
            tell(RunEvent.overrun(total: overruns).text)
        case .failed(let reason): finish(.failure(Failure(.unavailable, reason)))
        }
    }

    private func appear(_ port: SequencerPort, _ recorded: RecordedPort) {
        ports[port.address] = recorded
        take.change(recorded, isThere: true, at: time)
    }
}
