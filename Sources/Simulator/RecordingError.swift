/// Why accepted actions cannot be recorded.
public struct RecordingError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// What happened, where, and what to do.
    public let description: String

    init(path: String, reason: String) {
        self.path = path
        description = "Cannot record actions to \(path) - \(reason); name a file that can be written"
    }
}
