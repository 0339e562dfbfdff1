/// How much a server takes on, and how long it is patient.
public struct ServerLimits: Sendable, Equatable {
    /// How many connections may be open at once; further ones wait in the system's queue.
    public var connections: Int
    /// How long a connection may say nothing, in whole seconds.
    public var idle: Duration
    /// How long the client of a stream may not read, in whole seconds.
    public var stall: Duration

    /// Limits; without arguments those for clients that are trusted.
    public init(connections: Int = 1000, idle: Duration = .seconds(120), stall: Duration = .seconds(20)) {
        self.connections = connections
        self.idle = idle
        self.stall = stall
    }
}
