import ALSASequencer
import EventLoop
import MIDI
import Mapping

/// The ALSA sequencer as an input: connects the ports that the mapping names, whenever they appear.
///
/// It learns of ports from the announce port, never by polling. A program that plays into the port `volta-midi`
/// without being named by the mapping is a guest.
final class SequencerInput: MIDIInput {
    /// What the sequencer's ports do.
    enum Event: Equatable {
        case appeared(SequencerPort)
        /// A port is only listened to, of which another one of the same model has the rules.
        case twin(SequencerPort)
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
        ///
        /// What is there instead are the names of the other devices.
        case missing(entry: Int, present: [String])
        /// A port does not get what its owner may expect; that it takes too little is said once as long as it is there,
        /// of twins whenever another one has to wait.
        case doubt(PortDoubt)
        case overrun
        case failed(reason: String)

        /// Whether there are other ports, or other names of them, than before.
        var changesPorts: Bool {
            switch self {
            case .appeared, .twin, .guest, .left, .disconnected: true
            default: false
            }
        }
    }

    /// Nil after the end, when the program's own port is gone too.
    var client: SequencerClient?
    private let loop: PollLoop
    var matcher: DeviceMatcher
    /// Whether every port is listened to, and nothing is sent to one.
    let listensOnly: Bool
    let report: (Event) -> Void
    /// The ports that are connected, and the guests.
    var connected: [PortAddress: SequencerPort] = [:]
    var guests: Set<PortAddress> = []
    /// Messages that came in a row from one port, and are not reported yet.
    private var row: (messages: [Message], sender: PortAddress?) = ([], nil)
    /// The ports that could not be connected; they are not tried again until they change.
    var refused: [PortAddress: SequencerPort] = [:]
    /// The ports that another one of the same model has the rules of, each with that one.
    var waiting: [PortAddress: SequencerPort] = [:]
    var sending: LoopTimer?
    /// The ports of which it is said that they take too little.
    var slow: Set<PortAddress> = []

    /// An input that is not reading yet.
    ///
    /// - Parameters:
    ///   - matcher: Knows the mapping's entries that name a port.
    ///   - listensOnly: Whether every port is listened to, and nothing is sent to one.
    ///   - name: The name of the program's client; that of the monitor when left out of an input that only listens.
    ///   - report: Is told what happens; a port's first event is `appeared` or `guest`, its last one is `left`.
    /// - Throws: A failure with ``ExitCode/unavailable`` or ``ExitCode/notPermitted``.
    init(
        on loop: PollLoop, matcher: DeviceMatcher, listensOnly: Bool = false,
        as name: String? = nil, report: @escaping (Event) -> Void
    ) throws(Failure) {
        client = try SequencerInput.open(as: name ?? (listensOnly ? "volta-midi monitor" : "volta-midi"))
        self.listensOnly = listensOnly
        self.loop = loop
        self.matcher = matcher
        self.report = report
    }

    /// Opens the sequencer under the program's name, or another one.
    static func open(as name: String = "volta-midi") throws(Failure) -> SequencerClient {
        do {
            return try SequencerClient(name: name)
        } catch {
            throw Failure(error == .noPermission ? .notPermitted : .unavailable, error.description)
        }
    }

    func start() throws(Failure) {
        for descriptor in client?.pollDescriptors ?? [] {
            loop.watch(descriptor, for: .reading) { [weak self] _ in self?.readEvents() }
        }
        sending = loop.timer { [weak self] in self?.sendWaiting() }
        review()
        reportMissing()
    }

    /// Goes over to the devices of another mapping, which the change puts in force.
    ///
    /// Ports that it does not name are let go of before, so that what they hold is released as the mapping before says;
    /// those that only it names are connected afterwards. All others stay connected.
    func follow(_ matcher: DeviceMatcher, _ change: () -> Void) {
        self.matcher = matcher
        refused = [:]
        letGo(of: choice(of: ports ?? Array(connected.values)))
        openMissingOutputs()
        change()
        review()
        reportMissing()
    }

    private func reportMissing() {
        let found = Set(connected.values.flatMap { matcher.entries(for: $0.name) })
        let others = (ports ?? []).filter { !$0.name.isReserved && connected[$0.address] == nil }
        var names: [String] = []
        for name in others.map(\.clientName.onOneLine) where !names.contains(name) { names.append(name) }
        for entry in 0..<matcher.count where !found.contains(entry) {
            report(.missing(entry: entry, present: names))
        }
    }

    func stop() {
        for descriptor in client?.pollDescriptors ?? [] { loop.unwatch(descriptor) }
        client?.flush()
        client = nil
        sending = nil
        (connected, refused, waiting) = ([:], [:], [:])
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
        case .portAppeared(let address), .portChanged(let address):
            refused[address] = nil
            review()
        case .clientChanged: review()
        case .portLeft(let address):
            forget(address)
            review()
        case .clientLeft(let client):
            for address in known where address.client == client { forget(address) }
            review()
        case .overrun:
            report(.overrun)
            for address in known where (try? self.client?.port(at: address)) == nil { forget(address) }
            review()
        }
    }

    private func add(_ message: Message, from address: PortAddress) {
        // What a port sent before it had to wait means nothing any more.
        guard waiting.isEmpty || listensOnly || waiting[address] == nil else { return }
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

    private func welcome(_ address: PortAddress) {
        guests.insert(address)
        // A sender that lists no readable port still plays; it has just no name.
        let port = (try? client?.port(at: address)) ?? SequencerPort(unnamed: address)
        report(.guest(port))
    }

    private func forget(_ address: PortAddress) {
        let port = connected.removeValue(forKey: address)
        refused[address] = nil
        waiting[address] = nil
        slow.remove(address)
        guard port != nil || guests.remove(address) != nil else { return }
        client?.disconnect(to: address)
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
