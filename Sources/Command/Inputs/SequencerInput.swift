import ALSASequencer
import EventLoop
import MIDI

/// The ALSA sequencer as an input: connects the ports that the mapping names, whenever they appear.
///
/// It learns of ports from the announce port, never by polling. A program that plays into the port `volta-midi`
/// without being named by the mapping is a guest.
final class SequencerInput: MIDIInput {
    /// What the sequencer's ports do.
    enum Event: Equatable {
        case appeared(SequencerPort)
        case guest(SequencerPort)
        /// What came from a port in a row, before anything else happened.
        case messages([Message], from: PortAddress)
        case left(PortAddress)
        case connected(SequencerPort)
        case disconnected(SequencerPort)
        case notConnected(SequencerPort, reason: String)
        /// A port was disconnected because the mapping names it no more.
        case released(SequencerPort)
        /// An entry of the mapping, by its number, has no port yet; said at the start and for each other mapping.
        case missing(entry: Int)
        case overrun
        case failed(reason: String)
    }

    /// Nil after the end, when the program's own port is gone too.
    private var client: SequencerClient?
    private let loop: PollLoop
    private var entries: (SequencerPort) -> [Int]
    private var entryCount: Int
    private let report: (Event) -> Void
    /// The ports that are connected, and the guests.
    private var connected: [PortAddress: SequencerPort] = [:]
    private var guests: Set<PortAddress> = []
    /// Messages that came in a row from one port, and are not reported yet.
    private var row: (messages: [Message], sender: PortAddress?) = ([], nil)

    /// An input that is not reading yet.
    ///
    /// - Parameters:
    ///   - entryCount: How many entries the mapping has.
    ///   - entries: The numbers of the mapping's entries that name a port.
    ///   - report: Is told what happens; a port's first event is `appeared` or `guest`, its last one is `left`.
    /// - Throws: A failure with ``ExitCode/unavailable`` or ``ExitCode/notPermitted``.
    init(
        on loop: PollLoop, entryCount: Int, entries: @escaping (SequencerPort) -> [Int],
        report: @escaping (Event) -> Void
    ) throws(Failure) {
        client = try SequencerInput.open()
        self.loop = loop
        self.entryCount = entryCount
        self.entries = entries
        self.report = report
    }

    /// Opens the sequencer under the program's name.
    static func open() throws(Failure) -> SequencerClient {
        do {
            return try SequencerClient(name: "volta-midi")
        } catch {
            throw Failure(error == .noPermission ? .notPermitted : .unavailable, error.description)
        }
    }

    func start() throws(Failure) {
        for descriptor in client?.pollDescriptors ?? [] {
            loop.watch(descriptor, for: .reading) { [weak self] _ in self?.readEvents() }
        }
        lookAtAllPorts()
        reportMissing()
    }

    /// Goes over to the devices of another mapping, which the change puts in force.
    ///
    /// Ports that it does not name are let go of before, so that what they hold is released as the mapping before says;
    /// those that only it names are connected afterwards. All others stay connected.
    func follow(entryCount: Int, entries: @escaping (SequencerPort) -> [Int], _ change: () -> Void) {
        (self.entryCount, self.entries) = (entryCount, entries)
        for port in connected.values where entries(port).isEmpty {
            try? client?.disconnect(from: port.address)
            connected[port.address] = nil
            report(.left(port.address))
            report(.released(port))
        }
        change()
        lookAtAllPorts()
        reportMissing()
    }

    private func reportMissing() {
        let found = Set(connected.values.flatMap { entries($0) })
        for entry in 0..<entryCount where !found.contains(entry) { report(.missing(entry: entry)) }
    }

    func stop() {
        for descriptor in client?.pollDescriptors ?? [] { loop.unwatch(descriptor) }
        client = nil
        connected = [:]
        guests = []
    }

    private func readEvents() {
        guard let client else { return }
        do {
            defer { reportRow() }
            try client.readEvents { handle($0) }
        } catch {
            stop()
            report(.failed(reason: error.description))
        }
    }

    private func handle(_ event: SequencerEvent) {
        if case .message(let message, from: let address) = event { return add(message, from: address) }
        reportRow()
        switch event {
        case .message: break
        case .portAppeared(let address), .portChanged(let address): lookAt(address)
        case .clientChanged(let client):
            for address in known where address.client == client { lookAt(address) }
            lookAtAllPorts { $0.address.client == client }
        case .portLeft(let address): forget(address)
        case .clientLeft(let client):
            for address in known where address.client == client { forget(address) }
        case .overrun:
            report(.overrun)
            for address in known where (try? self.client?.port(at: address)) == nil { forget(address) }
            lookAtAllPorts()
        }
    }

    private func add(_ message: Message, from address: PortAddress) {
        if address != row.sender {
            reportRow()
            if connected[address] == nil && !guests.contains(address) { welcome(address) }
            row.sender = address
        }
        row.messages.append(message)
    }

    private func reportRow() {
        guard let sender = row.sender else { return }
        report(.messages(row.messages, from: sender))
        row.messages.removeAll(keepingCapacity: true)
        row.sender = nil
    }

    private var known: [PortAddress] { Array(connected.keys) + guests }

    private func lookAtAllPorts(where isMeant: (SequencerPort) -> Bool = { _ in true }) {
        let ports = (try? client?.ports()) ?? []
        for port in ports where isMeant(port) { consider(port) }
    }

    private func lookAt(_ address: PortAddress) {
        if let port = try? client?.port(at: address) { consider(port) } else { forget(address) }
    }

    /// Connects a port that the mapping names; one that it no longer names is let go of.
    private func consider(_ port: SequencerPort) {
        if let before = connected[port.address] {
            // The same port under another name is looked at anew: the name decides which rules it gets.
            guard before != port else { return }
            try? client?.disconnect(from: port.address)
            forget(port.address)
        }
        // A program that only plays is no port to read from: it is a guest when it plays into the virtual port.
        guard port.isReadable, !entries(port).isEmpty else { return }
        guests.remove(port.address)
        report(.appeared(port))
        do {
            try client?.connect(from: port.address)
            connected[port.address] = port
            report(.connected(port))
        } catch {
            report(.left(port.address))
            report(.notConnected(port, reason: error.description))
        }
    }

    private func welcome(_ address: PortAddress) {
        guests.insert(address)
        // A sender that lists no readable port still plays; it has just no name.
        let port = (try? client?.port(at: address)) ?? SequencerPort(unnamed: address)
        report(.guest(port))
    }

    private func forget(_ address: PortAddress) {
        let port = connected.removeValue(forKey: address)
        guard port != nil || guests.remove(address) != nil else { return }
        report(.left(address))
        if let port { report(.disconnected(port)) }
    }
}

extension SequencerPort {
    /// A port of which only the address is known.
    fileprivate init(unnamed address: PortAddress) {
        self.init(address: address, index: 0, rawClientName: "client \(address)", rawPortName: "", owner: .program)
    }
}
