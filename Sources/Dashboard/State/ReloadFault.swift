/// A saved mapping that cannot be used, while the one before runs on.
public struct ReloadFault: Sendable, Equatable {
    let file: String
    let text: String
    /// Every mistake with its line and a caret.
    let details: String
    let line: Int?
    /// When it was met, in seconds since 1970.
    let since: Double

    /// A fault of a file.
    public init(file: String, text: String, details: String, line: Int?, since: Double) {
        (self.file, self.text, self.details, self.line, self.since) = (file, text, details, line, since)
    }
}
