import Synchronization

/// An HTTP server on the loopback address that does what a script says, byte by byte, and records what arrives.
///
/// The first connection plays the first script, the second the second, and so on; once all are played the last one
/// is played again for every further connection.
public final class ScriptedServer: Sendable {
    private struct State {
        var listener: RawSocket
        var connections: [RawSocket] = []
        var accepted = 0
        var isStopped = false
    }

    /// The port that it listens on.
    public let port: Int
    /// What arrived, in the order of arrival.
    public let requests = Recorder<RecordedRequest>()
    /// One entry for each connection that was accepted: its number.
    public let connections = Recorder<Int>()
    /// One entry for each connection whose script has ended or whose client has gone: its number.
    public let endings = Recorder<Int>()
    /// What clients did that no client may do, and what the scripts did not foresee.
    public let complaints = Recorder<String>()

    private let scripts: [[Step]]
    private let state: Mutex<State>

    /// A server that is already listening, unless it is away at first.
    ///
    /// - Parameters:
    ///   - scripts: What to do on each connection.
    ///   - isAway: Whether connections are refused until ``come()``.
    /// - Throws: A ``ScriptError`` for a script that has no sense.
    public init(_ scripts: [[Step]], isAway: Bool = false) throws(ScriptError) {
        try ScriptError.check(scripts)
        self.scripts = scripts
        let (listener, port) = try RawSocket.bound()
        self.port = port
        state = Mutex(State(listener: listener))
        if !isAway { try come() }
    }

    /// Begins to listen, on the port that is held from the start; to be called while it is away.
    public func come() throws(ScriptError) {
        let listener = state.withLock { $0.listener }
        try listener.listen()
        try startThread { [self] in acceptConnections(from: listener) }
    }

    /// Refuses connections and ends those that there are, until ``come()``.
    public func leave() throws(ScriptError) {
        let next = try RawSocket.bound(to: port).socket
        let (listener, open) = state.withLock { state in
            defer { (state.listener, state.connections) = (next, []) }
            return (state.listener, state.connections)
        }
        listener.shutDown()
        for connection in open { connection.shutDown() }
    }

    /// A server that answers every request on every connection.
    public convenience init(
        isAway: Bool = false, _ answer: @escaping @Sendable (RecordedRequest) -> [UInt8]
    ) throws(ScriptError) {
        try self.init([[.serve(answer)]], isAway: isAway)
    }

    /// The address for a client, without a slash at its end.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// Stops listening and ends every connection; may be called more than once.
    public func stop() {
        let (listener, open) = state.withLock { state in
            state.isStopped = true
            defer { state.connections = [] }
            return (state.listener, state.connections)
        }
        listener.shutDown()
        for connection in open { connection.shutDown() }
    }

    private func acceptConnections(from listener: RawSocket) {
        while let socket = listener.accept() {
            let number = state.withLock { state -> Int? in
                guard !state.isStopped else { return nil }
                state.connections.append(socket)
                state.accepted += 1
                return state.accepted - 1
            }
            guard let number else { return }
            connections.append(number)
            play(scripts[min(number, scripts.count - 1)], on: socket, number: number)
        }
    }

    private func play(_ script: [Step], on socket: RawSocket, number: Int) {
        do {
            try startThread { [self] in
                var connection = ScriptedConnection(
                    socket: socket, number: number, requests: requests, complaints: complaints)
                connection.play(script)
                forget(socket)
                endings.append(number)
            }
        } catch {
            complaints.append("connection \(number): \(error)")
        }
    }

    private func forget(_ socket: RawSocket) {
        state.withLock { $0.connections.removeAll { $0 === socket } }
    }
}
