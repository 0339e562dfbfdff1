public import YAML

/// Another file that a file names.
public struct FileReference: Hashable, Sendable {
    /// The path as it is written: relative to the folder of the file that names it, or from the root.
    public let path: String
    /// Where it is written.
    public let place: Place
}
