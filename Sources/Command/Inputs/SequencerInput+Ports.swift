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
        let choice = PortChoice(of: ports, by: matcher)
        letGo(of: choice)
        let before = waiting
        waiting = choice.waiting
        for twins in choice.twins where twins.waiting.contains(where: { before[$0.address] == nil }) {
            report(.doubt(.ambiguous(twins)))
        }
        for port in choice.connected where connected[port.address] == nil && refused[port.address] != port {
            connect(port)
            if let other = before[port.address], !ports.contains(other) { report(.doubt(.tookOver(port, from: other))) }
        }
    }

    /// Disconnects the ports that a choice leaves out, and those that are another port now.
    func letGo(of choice: PortChoice) {
        for port in connected.values.sorted(by: { $0.address < $1.address }) where !choice.connected.contains(port) {
            disconnect(port)
            if let other = choice.waiting[port.address] {
                report(.doubt(.yielded(port, to: other)))
            } else if matcher.entries(for: port.name).isEmpty {
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
        report(.appeared(port))
        report(.connected(port))
        if let match = matcher.trap(for: port.name) { report(.doubt(.trapped(port, match: match))) }
    }

    /// A device whose output cannot be opened still plays.
    private func openOutput(of port: SequencerPort) {
        guard isAnswering, port.isWritable else { return }
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
