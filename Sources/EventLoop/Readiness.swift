import Glibc

/// What a watch waits for.
public struct Interest: OptionSet, Sendable {
    /// The bits as `poll` takes them.
    public let rawValue: Int16

    /// An interest from the bits that `poll` takes.
    public init(rawValue: Int16) { self.rawValue = rawValue }

    /// Bytes can be read, or the other end has closed.
    public static let reading = Interest(rawValue: Int16(POLLIN))
    /// Bytes can be written.
    public static let writing = Interest(rawValue: Int16(POLLOUT))
}

/// What a descriptor is ready for.
public struct Readiness: Sendable, Equatable {
    /// A read returns at once: bytes, the end, or an error.
    public let isReadable: Bool
    /// A write returns at once.
    public let isWritable: Bool
    /// The descriptor failed, was closed at the other end, or is not open.
    public let hasFailed: Bool

    init(pollEvents events: Int16) {
        let failures = Int16(POLLERR | POLLHUP | POLLNVAL)
        isReadable = events & (Int16(POLLIN) | failures) != 0
        isWritable = events & (Int16(POLLOUT) | failures) != 0
        hasFailed = events & failures != 0
    }
}
