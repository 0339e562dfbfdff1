import Glibc

/// Calls the body with the addresses that a host's name stands for; none when it is unknown.
///
/// What the addresses point to is valid only inside the body.
func withAddresses<Result>(
    of host: String, port: UInt16, _ body: ([addrinfo]) throws(ServerError) -> Result
) throws(ServerError) -> Result {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &first) == 0, let first else { return try body([]) }
    defer { freeaddrinfo(first) }
    let addresses = sequence(first: first) { $0.pointee.ai_next }
    return try body(addresses.map(\.pointee))
}
