import ALSASequencer
import Bridge
import Dashboard
import MIDI
import Mapping

/// The inputs of a run, each made for what `--input` names.
extension RunSession {
    /// The only port of an input that has no ports.
    private static let unnamedPort = PortID(-1)

    func makeInput() throws(Failure) -> any MIDIInput {
        switch options.input {
        case .alsa:
            return try SequencerInput(
                on: loop, matcher: mapping.matcher, listensOnly: options.isMonitor, report: { self.handle($0) })
        case .file:
            for port in options.performance.ports {
                bridge.assumeIsolated { $0.portAppeared(port.id, from: options.origin(port.origin)) }
            }
            return FilePlayer(
                options.performance, speed: options.speed, repeats: options.repeats, on: loop,
                receive: { self.receive($0, from: $1) }, change: { self.change($0) }, ended: { self.handle(.ended) })
        case .standardInput, .fifo, .device:
            bridge.assumeIsolated { $0.portAppeared(Self.unnamedPort, from: .unnamed) }
            return ByteStreamInput(
                options.input, endsAtEnd: options.isOnce, on: loop,
                receive: { self.receive($0, from: Self.unnamedPort) }, report: { self.handle($0) })
        }
    }

    /// Has the input go over to the devices of another mapping, which the change puts in force.
    func change(to mapping: CompiledMapping, _ change: () -> Void) {
        guard let sequencer = input as? SequencerInput else { return change() }
        sequencer.follow(learner?.isListening == true ? Learner.everyDevice : mapping.matcher, change)
    }

    /// A recorded port goes, or comes again.
    private func change(_ change: PortChange) {
        let id = options.performance.port(ofTrack: change.track)
        guard let port = options.performance.ports.first(where: { $0.id == id }) else { return }
        bridge.assumeIsolated { bridge in
            guard change.isThere else { return bridge.portLeft(id) }
            bridge.portAppeared(id, from: options.origin(port.origin))
            bridge.wake()
        }
    }

    private func receive(_ messages: [Message], from port: PortID) {
        for message in messages { options.reporter.report(message) }
        if learns(from: messages, of: port) { return }
        bridge.assumeIsolated { $0.receive(messages, from: port) }
        dashboard?.changed()
    }

    private func handle(_ event: MIDIInputEvent) {
        switch event {
        case .ended:
            log(.inputEnded(endsRun: options.isOnce))
            if options.isOnce { end(.inputEnded) }
        case .lost(let reason): log(.inputLost(reason: reason))
        case .found: log(.inputFound)
        }
    }

    private func handle(_ event: SequencerInput.Event) {
        if event.changesPorts { learner?.ports = nil }
        switch event {
        case .appeared(let port): appear(port, options.origin(.device(port.name)))
        case .twin(let port): appear(port, .twin(port.name))
        case .guest(let port):
            log(.guest(port: port.title))
            appear(port, .sender(port.name))
        case .messages(let messages, from: let address): receive(messages, from: PortID(address))
        case .left(let address): bridge.assumeIsolated { $0.portLeft(PortID(address)) }
        case .connected(let port):
            log(.connected(port: port.title))
            showConnected(port)
            bridge.assumeIsolated { $0.wake() }
        case .disconnected(let port): log(.disconnected(port: port.title))
        case .notConnected(let port, let reason): log(.notConnected(port: port.title, reason: reason))
        case .released(let port): log(.released(port: port.title))
        // While something is learnt all devices are heard, and none is missed.
        case .missing where learner?.isListening == true: break
        case .missing(let entry, let present):
            let match = mapping.devices[entry].awaitedName
            if awaited.insert(match).inserted { log(.waitingForDevice(match: match, present: present)) }
        case .doubt(let doubt): log(.doubt(doubt))
        case .overrun:
            overruns += 1
            log(.overrun(total: overruns))
        case .failed(let reason): end(.failed(Failure(.unavailable, reason)))
        }
    }

    /// The dashboard knows which entries of the mapping a port is the answer to.
    private func showConnected(_ port: SequencerPort) {
        guard let dashboard else { return }
        let answers = mapping.matcher.entries(for: port.name).map { mapping.devices[$0].awaitedName.onOneLine }
        dashboard.record.note(DeviceStatus(port.title.onOneLine, .connected, answers: answers))
        dashboard.changed()
    }

    private func appear(_ port: SequencerPort, _ origin: PortOrigin) {
        bridge.assumeIsolated { $0.portAppeared(PortID(port.address), from: origin) }
    }
}

extension RunOptions {
    /// Where a port's messages come from: a monitor only listens to devices.
    fileprivate func origin(_ origin: PortOrigin) -> PortOrigin {
        if isMonitor, case .device(let name) = origin { .watched(name) } else { origin }
    }
}
