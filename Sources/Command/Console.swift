/// Where a command's text goes: results to `out`, errors and advice to `err`.
public struct Console: Sendable {
    /// Writes to standard output, as it is.
    public let out: @Sendable (String) -> Void
    /// Writes to standard error, as it is.
    public let err: @Sendable (String) -> Void
    /// Whether standard output is a terminal that a person looks at and whose cursor can be moved.
    public let isTerminal: Bool
    /// Whether standard error is such a terminal.
    public let isErrorTerminal: Bool
    /// How large the terminal is now; nil when that is not known.
    let size: @Sendable () -> TerminalSize?

    /// A console that writes through the given functions.
    public init(
        isTerminal: Bool, isErrorTerminal: Bool = false, out: @escaping @Sendable (String) -> Void,
        err: @escaping @Sendable (String) -> Void
    ) {
        self.init(isTerminal: isTerminal, isErrorTerminal: isErrorTerminal, out: out, err: err, size: { nil })
    }

    /// The same with a terminal that has a size.
    init(
        isTerminal: Bool, isErrorTerminal: Bool, out: @escaping @Sendable (String) -> Void,
        err: @escaping @Sendable (String) -> Void, size: @escaping @Sendable () -> TerminalSize?
    ) {
        self.isTerminal = isTerminal
        self.isErrorTerminal = isErrorTerminal
        self.size = size
        self.out = out
        self.err = err
    }

    func line(_ text: String) { out(text + "\n") }

    func error(_ text: String) { err("volta-midi: " + text + "\n") }
}
