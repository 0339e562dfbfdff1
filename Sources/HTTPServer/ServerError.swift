/// Why a server could not start.
public struct ServerError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What went wrong.
    public enum Code: Sendable, Equatable {
        /// Another program listens at the address.
        case addressInUse
        /// The system forbids the address: a port below 1024 needs rights of its own.
        case notPermitted
        /// The host is not an address of this machine.
        case addressNotAvailable
        /// The port is not in 0…65535.
        case invalidPort
        /// The system gave no socket, no thread or no memory.
        case noResources
    }

    /// What went wrong.
    public let code: Code
    /// What happened, where, and what to do.
    public let description: String
}
