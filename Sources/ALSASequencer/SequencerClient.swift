import CALSA
import Glibc
import MIDI

/// A client of the ALSA sequencer with an input port, which other programs can connect to, and an output port, which
/// they cannot.
///
/// A client belongs to one thread: whoever opens it hands it to the thread that polls, and every call is made there.
/// It is closed, and gone from the sequencer, when the last reference to it goes.
public final class SequencerClient {
    /// The port that connections lead to.
    public let inputPort: PortAddress

    /// The port that messages to other ports come from.
    public let outputPort: PortAddress

    /// The descriptors to watch for reading; when one is readable, call ``readEvents(_:)``.
    public let pollDescriptors: [Int32]

    let handle: SequencerHandle
    private var assembler = SystemExclusiveAssembler()
    /// What waits for each port that is connected to.
    var lanes: [PortAddress: OutputLane] = [:]

    /// How many events wait in the kernel at most, the most that it allows; by default it is 200.
    private static let inputPoolSize = 2000

    /// Room for the longest event that the input pool can hold, in bytes.
    ///
    /// An event that does not fit is never read and stays in the way of all others.
    private static let inputBufferSize = inputPoolSize * 64

    /// Opens the sequencer, and creates a client and its ports under the given name.
    ///
    /// - Throws: ``SequencerError``, for a sequencer that is missing or may not be opened with what to do.
    public init(name: String) throws(SequencerError) {
        handle = try SequencerHandle()
        let pointer = handle.pointer
        try SequencerError.check(snd_seq_set_client_name(pointer, name), "name the sequencer client")
        try SequencerError.check(
            snd_seq_set_input_buffer_size(pointer, Self.inputBufferSize), "enlarge the sequencer's input buffer")
        try SequencerError.check(
            snd_seq_set_client_pool_input(pointer, Self.inputPoolSize), "enlarge the sequencer's input pool")
        inputPort = try Self.createPort(
            name, SND_SEQ_PORT_CAP_WRITE | SND_SEQ_PORT_CAP_SUBS_WRITE, in: handle)
        outputPort = try Self.createPort(
            "\(name) lights", SND_SEQ_PORT_CAP_READ | SND_SEQ_PORT_CAP_NO_EXPORT, in: handle)
        pollDescriptors = Self.descriptors(of: pointer)
        try connect(from: .announcements)
    }

    private static func createPort(
        _ name: String, _ capabilities: Int32, in handle: SequencerHandle
    ) throws(SequencerError) -> PortAddress {
        let port = try SequencerError.check(
            snd_seq_create_simple_port(
                handle.pointer, name, UInt32(capabilities),
                UInt32(SND_SEQ_PORT_TYPE_MIDI_GENERIC | SND_SEQ_PORT_TYPE_APPLICATION)),
            "create a sequencer port")
        return PortAddress(
            client: UInt8(truncatingIfNeeded: snd_seq_client_id(handle.pointer)), port: UInt8(truncatingIfNeeded: port))
    }

    private static func descriptors(of handle: OpaquePointer) -> [Int32] {
        let count = max(0, snd_seq_poll_descriptors_count(handle, Int16(POLLIN)))
        var descriptors = Array(repeating: pollfd(), count: Int(count))
        let filled = snd_seq_poll_descriptors(handle, &descriptors, UInt32(count), Int16(POLLIN))
        return descriptors.prefix(Int(max(0, filled))).map(\.fd)
    }

    /// Reads what has arrived and hands it to the body, without ever waiting.
    ///
    /// One call reads at most about as many events as can wait, so that a flood leaves time for other work; what is
    /// left makes the descriptors readable again. The body may connect, disconnect and list ports, but not read.
    ///
    /// - Throws: ``SequencerError`` when the sequencer itself fails; reading on is of no use then.
    public func readEvents(_ body: (SequencerEvent) -> Void) throws(SequencerError) {
        var count = 0
        while true {
            // The event lives in the handle's buffer, until the next call.
            var event: UnsafeMutablePointer<snd_seq_event_t>?
            let code = snd_seq_event_input(handle.pointer, &event)
            switch -code {
            case EAGAIN: return
            case EINTR: continue
            case ENOSPC: body(.overrun)
            default:
                try SequencerError.check(code, "read from the ALSA sequencer")
                if let event { deliver(event, body) }
            }
            count += 1
            // What the library has read ahead must be taken now: the descriptor does not tell of it.
            if count >= Self.inputPoolSize, snd_seq_event_input_pending(handle.pointer, 0) == 0 { return }
        }
    }

    private func deliver(_ event: UnsafeMutablePointer<snd_seq_event_t>, _ body: (SequencerEvent) -> Void) {
        let source = PortAddress(event.pointee.source)
        if let announcement = SequencerEvent(announcement: event.pointee) {
            switch announcement {
            case .portLeft(let address): assembler.forget(address)
            case .clientLeft(let client): assembler.forget(client: client)
            default: break
            }
            body(announcement)
        } else if event.pointee.type == UInt8(SND_SEQ_EVENT_SYSEX.rawValue) {
            let piece = UnsafeBufferPointer(start: volta_event_data(event), count: volta_event_data_length(event))
            assembler.receive(Array(piece), from: source) { body(.message($0, from: source)) }
        } else {
            MessageConversion.convert(event.pointee) { body(.message($0, from: source)) }
        }
    }

    /// Connects a port to the input port; a connection that stands already is left as it is.
    ///
    /// The connection ends with ``disconnect(from:)``, or by itself when the port leaves.
    public func connect(from port: PortAddress) throws(SequencerError) {
        guard port.client != inputPort.client else { throw .ownPort(port) }
        let code = try PortSubscription(from: port, to: inputPort).make(in: handle)
        guard code == 0 else { throw .connecting(port, code: code) }
    }

    /// Ends the connection from a port; one that is gone already, with its port or without, is no error.
    public func disconnect(from port: PortAddress) throws(SequencerError) {
        let code = try PortSubscription(from: port, to: inputPort).end(in: handle)
        guard [0, ENOENT, ENODEV, ENXIO, EINVAL].contains(code) else {
            throw .failed(operation: "disconnect the sequencer port \(port)", code: code)
        }
    }
}
