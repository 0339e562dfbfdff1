import EventLoop
import Glibc

/// Standard input as a keyboard: keys at once from a terminal, lines from anything else.
final class Keyboard {
    /// What was typed.
    enum Event: Equatable {
        /// A key as a line of one letter, or a whole line.
        case line(String)
        case end
    }

    private static let endOfFile: UInt8 = 4
    /// The longest line, in bytes; what is longer is no answer to anything that is asked.
    private static let longestLine = 64 * 1024
    private static let escape: UInt8 = 27

    /// Whether it is a terminal, from which keys come without an Enter behind them.
    let isTerminal: Bool
    private let loop: PollLoop
    private let receive: (Event) -> Void
    private let before: termios?
    private var readsLines: Bool
    private var rest: [UInt8] = []

    init(on loop: PollLoop, receive: @escaping (Event) -> Void) {
        self.loop = loop
        self.receive = receive
        var settings = termios()
        isTerminal = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &settings) == 0
        before = isTerminal ? settings : nil
        readsLines = !isTerminal
    }

    func start() {
        readLines(false)
        loop.watch(STDIN_FILENO, for: .reading) { [weak self] _ in self?.readBytes() }
    }

    /// Leaves the terminal as it was.
    func stop() {
        loop.unwatch(STDIN_FILENO)
        if var before { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    }

    /// Whether a terminal gives whole lines with what is typed shown, or single keys.
    func readLines(_ isWanted: Bool) {
        guard var settings = before else { return }
        readsLines = isWanted
        if !isWanted { settings.c_lflag &= ~tcflag_t(ICANON | ECHO) }
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    private func readBytes() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
        guard count > 0 else { return end() }
        if readsLines {
            rest += buffer[..<count]
            takeLines()
        } else {
            takeKeys(buffer[..<count])
        }
    }

    private func takeLines() {
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: rest[..<end], as: UTF8.self)
            rest.removeSubrange(...end)
            receive(.line(line))
        }
        if rest.count > Self.longestLine { rest = [] }
    }

    private func takeKeys(_ bytes: ArraySlice<UInt8>) {
        for (index, byte) in zip(bytes.indices, bytes) {
            switch byte {
            // Keys without a letter send a sequence, of which nothing is meant.
            case Self.escape: return
            case Self.endOfFile: return end()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): receive(.line(""))
            default: receive(.line(String(UnicodeScalar(byte))))
            }
            // A key may have asked for a text, of which the rest is the beginning.
            guard readsLines else { continue }
            rest += bytes[(index + 1)...].map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }
            return takeLines()
        }
    }

    private func end() {
        if !rest.isEmpty { receive(.line(String(decoding: rest, as: UTF8.self))) }
        rest = []
        loop.unwatch(STDIN_FILENO)
        receive(.end)
    }
}
