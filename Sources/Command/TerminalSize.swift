import Glibc

/// How many cells a terminal has.
struct TerminalSize: Equatable, Sendable {
    let columns: Int
    let rows: Int

    init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// The size of the terminal that a descriptor leads to; nil when it is none, or does not know it.
    init?(of descriptor: Int32) {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        self.init(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
}
