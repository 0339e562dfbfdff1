import CALSA
import Glibc
public import MIDI

/// Writing to ports of other clients.
///
/// A message goes at once where the port has room; otherwise it waits here, in the order of its port, and no port waits
/// for another. Call ``sendWaiting(at:)`` when ``nextSending(after:)`` has come.
extension SequencerClient {
    /// Opens a port for ``send(_:to:at:)``, by a connection from the output port to it, which also opens a device.
    public func connect(to port: PortAddress) throws(SequencerError) {
        guard port.client != outputPort.client else { throw .ownPort(port) }
        let code = try PortSubscription(from: outputPort, to: port).make(in: handle)
        guard code == 0 else { throw .connecting(port, code: code) }
        lanes[port] = lanes[port] ?? OutputLane()
    }

    /// Whether a port is connected by ``connect(to:)``.
    public func isConnected(to port: PortAddress) -> Bool { lanes[port] != nil }

    /// Ends the connection to a port after writing what waits, as far as there is room for it.
    ///
    /// A connection that is gone already, with its port or without, is left so.
    public func disconnect(to port: PortAddress) {
        guard var lane = lanes.removeValue(forKey: port) else { return }
        flush(&lane, to: port)
        _ = try? PortSubscription(from: outputPort, to: port).end(in: handle)
    }

    /// Sends a message to a port that is connected by ``connect(to:)``, or has it wait; to other ports nothing is sent.
    ///
    /// - Throws: What keeps the port from taking messages; all that waited for it is dropped then.
    public func send(
        _ message: Message, to port: PortAddress, at now: ContinuousClock.Instant
    ) throws(SequencerError) {
        guard lanes[port] != nil else { return }
        lanes[port]?.add(message)
        try sendWaiting(to: port, at: now)
    }

    /// Sends what has waited long enough; returns what ports did not take it, and why.
    public func sendWaiting(at now: ContinuousClock.Instant) -> [(port: PortAddress, error: SequencerError)] {
        var failures: [(port: PortAddress, error: SequencerError)] = []
        for port in lanes.keys {
            do throws(SequencerError) {
                try sendWaiting(to: port, at: now)
            } catch {
                failures.append((port, error))
            }
        }
        return failures
    }

    /// When ``sendWaiting(at:)`` is to be called; nil when nothing waits.
    public func nextSending(after now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        lanes.values.lazy.compactMap { $0.nextTime(after: now) }.min()
    }

    /// How many messages to a port were dropped since its connection, because it takes them too slowly.
    public func droppedMessages(to port: PortAddress) -> Int { lanes[port]?.dropped ?? 0 }

    /// Writes all that waits, as far as there is room for it; for the end.
    public func flush() {
        for port in lanes.keys { flush(&lanes[port, default: OutputLane()], to: port) }
    }

    private func flush(_ lane: inout OutputLane, to port: PortAddress) {
        while let piece = lane.first, write(piece, to: port) == 0 { lane.removeFirst() }
    }

    private func sendWaiting(to port: PortAddress, at now: ContinuousClock.Instant) throws(SequencerError) {
        while let piece = lanes[port]?.next(at: now) {
            let code = write(piece, to: port)
            switch code {
            case 0: lanes[port]?.removeFirst()
            case EAGAIN, ENOMEM, EINTR:
                lanes[port]?.wait(at: now)
                return
            default:
                lanes[port] = OutputLane()
                throw .sending(port, code: code)
            }
        }
    }

    /// Writes one event past the library's buffer; returns 0, or the error number.
    private func write(_ piece: OutputLane.Piece, to port: PortAddress) -> Int32 {
        var event = snd_seq_event_t()
        if case .message(let message) = piece {
            // Without an event there is nothing that could wait.
            guard let converted = MessageConversion.event(message) else { return 0 }
            event = converted
        }
        event.queue = UInt8(SND_SEQ_QUEUE_DIRECT)
        event.source.port = outputPort.port
        event.dest = port.alsaAddress
        guard case .bytes(let bytes) = piece else {
            return -min(0, snd_seq_event_output_direct(handle.pointer, &event))
        }
        return bytes.withUnsafeBufferPointer {
            -min(0, volta_output_bytes(handle.pointer, &event, $0.baseAddress, $0.count))
        }
    }
}
