import Glibc

extension ServerError {
    /// The error for a failed system call on the way to listening at an address.
    static func listening(at address: String, errno code: Int32) -> ServerError {
        switch code {
        case EADDRINUSE:
            ServerError(
                code: .addressInUse,
                description:
                    "Cannot listen at \(address) - another program uses this port; choose another, or 0 for any")
        case EACCES, EPERM:
            ServerError(
                code: .notPermitted,
                description: "Cannot listen at \(address) - not permitted; choose a port from 1024 on")
        case EADDRNOTAVAIL, EAFNOSUPPORT:
            .notAvailable(address)
        default:
            ServerError(
                code: .noResources, description: "Cannot listen at \(address) - \(String(cString: strerror(code)))")
        }
    }

    static func notAvailable(_ address: String) -> ServerError {
        ServerError(
            code: .addressNotAvailable,
            description: "Cannot listen at \(address) - not an address of this machine; 127.0.0.1 always is")
    }

    static func invalidPort(_ port: Int) -> ServerError {
        ServerError(
            code: .invalidPort, description: "Cannot listen at port \(port) - a port is a number from 0 to 65535")
    }
}
