import Command
import Synchronization

/// What a command line did: its exit code and all its text.
struct ProgramResult: Equatable, Sendable {
    var code: Int32
    var out: String
    var err: String

    /// A command line that is only an error.
    static func failure(_ code: ExitCode, _ text: String) -> ProgramResult {
        ProgramResult(code: code.rawValue, out: "", err: "volta-midi: \(text)\n")
    }

    /// Runs a command line inside the test's own process; for commands that do not wait for signals.
    static func of(_ words: [String], environment: [String: String] = [:]) -> ProgramResult {
        let texts = Mutex((out: "", err: ""))
        let console = Console(
            isTerminal: false, out: { text in texts.withLock { $0.out += text } },
            err: { text in texts.withLock { $0.err += text } })
        let code = Program.run(words, environment: environment, console: console)
        let (out, err) = texts.withLock { $0 }
        return ProgramResult(code: code.rawValue, out: out, err: err)
    }
}
