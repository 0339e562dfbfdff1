/// What a test waited for did not come in time.
public struct DeadlinePassed: Error, CustomStringConvertible {
    /// What was waited for, and how far it had come.
    public let description: String

    /// An error that says what did not come.
    public init(_ description: String) { self.description = description }
}
