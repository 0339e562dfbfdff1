import EventLoop
import Volta
import VoltaCurl

/// Opens the connection that the settings name, and tells its errors apart by exit code.
enum VoltaAccess {
    /// A connection that does all its work on the loop's thread.
    static func open(
        _ settings: Settings, transport: any HTTPTransport, on loop: PollLoop
    ) throws(Failure) -> VoltaConnection {
        do {
            return try VoltaConnection(
                apiURL: settings.apiURL, apiKey: settings.apiKey.secret, layoutID: settings.layoutID,
                transport: transport, executor: loop, background: Background.executor)
        } catch {
            throw Failure(.usage, error.description)
        }
    }

    /// The transport of the bridge: libcurl on the loop's own thread.
    static func transport(for settings: Settings, on loop: PollLoop) -> CurlTransport {
        CurlTransport(loop: loop, userAgent: "volta-midi/\(Program.version)", authorities: settings.caFile)
    }

    /// Reads the layout, for commands that need it once.
    static func readLayout(_ settings: Settings) throws(Failure) -> LayoutInfo {
        try LoopRunner.run { (loop) throws(Failure) in
            let connection = try open(settings, transport: transport(for: settings, on: loop), on: loop)
            return try await call { () throws(VoltaError) in try await connection.layout() }
        }
    }

    /// Makes one call, and turns its error into the command's failure.
    static func call<Value: Sendable>(
        _ work: () async throws(VoltaError) -> Value
    ) async throws(Failure) -> Value {
        do throws(VoltaError) {
            return try await work()
        } catch {
            throw failure(error)
        }
    }

    /// What a failed call means for the command as a whole.
    static func failure(_ error: VoltaError) -> Failure {
        switch error {
        case .keyRefused, .noToken: Failure(.notPermitted, "Volta refuses the key: \(error)")
        case .invalidURL, .invalidLayoutID, .invalidKey: Failure(.usage, error.description)
        case .invalidValue: Failure(.usage, error.description)
        case .transport, .tokenUnavailable, .unreadableAnswer: Failure(.unavailable, error.description)
        default: Failure(.unavailable, "Volta did not do what was asked: \(error)")
        }
    }
}
