import Synchronization

/// A body that goes on: pieces are asked for whenever the client has room for more, and never wait in a queue.
///
/// A client that reads slowly is asked for less often, one that stops reading not at all, and is cut off after
/// ``ServerLimits/stall``. What is kept for it is at most one piece.
public final class ResponseStream: Sendable {
    /// Gives the next piece; nil when there is nothing to say now, and ``wake()`` will tell when there is.
    ///
    /// It runs on the server's thread, one call at a time, and must not block.
    public typealias Source = @Sendable () -> [UInt8]?

    private enum State {
        /// The daemon has not asked yet, or is about to ask again.
        case running
        /// The connection is set aside until there is something to say.
        case suspended(Connection)
        /// The client is gone or the body is over.
        case ended
    }

    private struct Shared {
        var state = State.running
        /// Whether there may be something that the source was not asked for yet.
        var isAwake = true
        var isOver = false
        /// What is left of the last piece; only the daemon's thread has use for it.
        var rest: ArraySlice<UInt8> = []
    }

    private let next: Source
    private let ended: @Sendable () -> Void
    private let shared = Mutex(Shared())

    /// A body whose pieces come from a source.
    ///
    /// - Parameters:
    ///   - next: Gives the pieces.
    ///   - ended: Called once when nobody listens any more, on the server's thread.
    public init(next: @escaping Source, ended: @escaping @Sendable () -> Void = {}) {
        self.next = next
        self.ended = ended
    }

    /// There is something to say; may be called from any thread, and never waits for the client.
    public func wake() {
        shared.withLock { shared in
            shared.isAwake = true
            resume(&shared)
        }
    }

    /// Ends the body; may be called from any thread.
    public func end() {
        shared.withLock { shared in
            shared.isOver = true
            resume(&shared)
        }
    }

    private func resume(_ shared: inout Shared) {
        guard case .suspended(let connection) = shared.state else { return }
        shared.state = .running
        // Under the lock: a connection that is set aside cannot go away, and nobody else can resume it.
        connection.resume()
    }

    // MARK: - On the daemon's thread

    /// What the daemon is to do.
    enum Step: Equatable {
        case wrote(Int)
        case wait
        case end
    }

    /// Fills the daemon's buffer, or sets the connection aside.
    func read(into buffer: UnsafeMutableRawBufferPointer, of connection: Connection) -> Step {
        while true {
            let (rest, isOver) = shared.withLock { shared in
                shared.isAwake = false
                defer { shared.rest = [] }
                return (shared.rest, shared.isOver)
            }
            if isOver { return .end }
            // Outside the lock, so that whoever wakes the stream never waits for the source.
            let piece = rest.isEmpty ? next()?[...] ?? [] : rest
            if !piece.isEmpty { return write(piece, into: buffer) }
            if suspend(connection) { return .wait }
        }
    }

    private func write(_ piece: ArraySlice<UInt8>, into buffer: UnsafeMutableRawBufferPointer) -> Step {
        let part = piece.prefix(buffer.count)
        buffer.copyBytes(from: part)
        shared.withLock { $0.rest = piece.dropFirst(part.count) }
        return .wrote(part.count)
    }

    /// Sets the connection aside unless there is something to do by now.
    private func suspend(_ connection: Connection) -> Bool {
        shared.withLock { shared in
            guard !shared.isAwake, !shared.isOver else { return false }
            connection.suspend()
            shared.state = .suspended(connection)
            return true
        }
    }

    /// The daemon has let go of the body.
    func wasLetGo() {
        shared.withLock { $0.state = .ended }
        ended()
    }
}

extension ResponseStream: Equatable {
    /// Whether both are the same body.
    public static func == (one: ResponseStream, other: ResponseStream) -> Bool { one === other }
}
