/// A saved mapping that cannot be used, while the one before runs on.
public struct ReloadFault: Sendable, Equatable {
    let file: String
    let text: String
    /// Every mistake with its line and a caret.
    let details: String
    let line: Int?
    /// When it was met, in seconds since 1970.
    let since: Double

    /// The most lines of details that a page is shown.
    static let mostLines = 100

    /// A fault of a file.
    public init(file: String, text: String, details: String, line: Int?, since: Double) {
        (self.file, self.text, self.line, self.since) = (file, text, line, since)
        let lines = details.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.count > Self.mostLines ? ["… 'volta-midi check' shows all of it"] : []
        self.details = (lines.prefix(Self.mostLines).map { String($0.prefix(500)) } + rest).joined(separator: "\n")
    }
}
