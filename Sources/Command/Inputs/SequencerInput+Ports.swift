import ALSASequencer
import MIDI
import Mapping

/// Connecting the ports that are there as the mapping says.
extension SequencerInput {
    /// The ports that are there now; nil when they cannot be listed.
    var ports: [SequencerPort]? { try? client?.ports() }

    /// Looks at all ports, lets go of those that are not to be connected, and connects those that are.
    func review() {
        guard let ports else { return }
        let choice = choice(of: ports)
        letGo(of: choice)
        let before = waiting
        waiting = choice.waiting
        if listensOnly { changeRoles(from: before) }
        for twins in choice.twins where twins.waiting.contains(where: { before[$0.address] == nil }) {
            report(.doubt(.ambiguous(twins)))
        }
        for port in choice.connected where connected[port.address] == nil && refused[port.address] != port {
            connect(port)
            if let other = before[port.address], !ports.contains(other) { report(.doubt(.tookOver(port, from: other))) }
        }
    }

    /// Which of the ports are to be connected.
    func choice(of ports: [SequencerPort]) -> PortChoice {
        let choice = PortChoice(of: ports, by: matcher)
        return listensOnly ? choice.withAll(ports) : choice
    }

    /// Ports that are listened to anyhow appear anew when they get the rules, or lose them to another one.
    private func changeRoles(from before: [PortAddress: SequencerPort]) {
        for port in connected.values.sorted(by: { $0.address < $1.address })
        where (before[port.address] == nil) != (waiting[port.address] == nil) {
            report(.left(port.address))
            report(waiting[port.address] == nil ? .appeared(port) : .twin(port))
        }
    }

    /// Disconnects the ports that a choice leaves out, and those that are another port now.
    func letGo(of choice: PortChoice) {
        for port in connected.values.sorted(by: { $0.address < $1.address }) where !choice.connected.contains(port) {
            disconnect(port)
            if let other = choice.waiting[port.address] {
                report(.doubt(.yielded(port, to: other)))
            } else if !listensOnly, matcher.entries(for: port.name).isEmpty {
                report(.released(port))
            } else {
                // The same port under another name is looked at anew: the name decides which rules it gets.
                report(.disconnected(port))
            }
        }
    }

    private func disconnect(_ port: SequencerPort) {
        // Until it has left, its lamps can still be told.
        report(.left(port.address))
        connected[port.address] = nil
        try? client?.disconnect(from: port.address)
        client?.disconnect(to: port.address)
        slow.remove(port.address)
    }

    private func connect(_ port: SequencerPort) {
        guests.remove(port.address)
        do {
            try client?.connect(from: port.address)
        } catch {
            refused[port.address] = port
            return report(.notConnected(port, reason: error.description))
        }
        connected[port.address] = port
        openOutput(of: port)
        report(waiting[port.address] == nil ? .appeared(port) : .twin(port))
        report(.connected(port))
        if let match = matcher.trap(for: port.name) { report(.doubt(.trapped(port, match: match))) }
    }

    /// A device whose output cannot be opened still plays.
    private func openOutput(of port: SequencerPort) {
        guard port.isWritable, !listensOnly else { return }
        do {
            try client?.connect(to: port.address)
        } catch {
            report(.doubt(.notWritable(port, reason: error.description)))
        }
    }

    /// Tries outputs that could not be opened once more, as whoever saves the mapping may have made them free.
    func openMissingOutputs() {
        for port in connected.values where client?.isConnected(to: port.address) == false { openOutput(of: port) }
    }

    // MARK: - Sending

    func send(_ message: Message, to port: PortID) {
        let address = PortAddress(port)
        guard let port = connected[address] else { return }
        do {
            try client?.send(message, to: address, at: .now)
        } catch {
            failSending(to: port, error)
        }
        if let client, client.droppedMessages(to: address) > 0, slow.insert(address).inserted {
            report(.doubt(.slow(port)))
        }
        setTimer()
    }

    /// Sends what has waited for room.
    func sendWaiting() {
        for (address, error) in client?.sendWaiting(at: .now) ?? [] {
            if let port = connected[address] { failSending(to: port, error) }
        }
        setTimer()
    }

    private func setTimer() {
        sending?.set(client?.nextSending(after: .now))
    }

    /// Nothing more is sent to a port that does not take it, until it is connected anew.
    private func failSending(to port: SequencerPort, _ error: SequencerError) {
        client?.disconnect(to: port.address)
        report(.doubt(.notWritable(port, reason: error.description)))
    }
}
