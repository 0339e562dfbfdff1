import Glibc
import TestSupport

/// The built binary as a process of its own: its lines as they come, its end, and signals to it.
///
/// It is killed with its last reference, should it still run.
final class RunningProgram: Sendable {
    /// How a process ended.
    enum End: Equatable, Sendable {
        case exited(Int32)
        case killed(by: Int32)
    }

    let pid: pid_t
    /// The lines of standard output, without their line ends.
    let lines = Recorder<String>()
    /// The lines of standard error.
    let errorLines = Recorder<String>()
    /// One entry once it has ended and all its text has been read.
    private let ends = Recorder<End>()

    /// Starts the binary.
    ///
    /// - Parameters:
    ///   - environment: All that it gets; of the test's own environment nothing but what sanitizers are told.
    ///   - input: What becomes its standard input and is closed here then; nothing at all by default.
    ///   - output: Where standard output goes instead of ``lines``; closed here then; -1 for nowhere.
    ///   - launcher: A command line that starts the rest of its words.
    init(
        _ words: [String], environment: [String: String] = [:], input: Int32? = nil, output: Int32? = nil,
        launcher: [String] = []
    ) throws {
        let out = try Pipe()
        let err = try Pipe()
        let input = input ?? open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { for descriptor in [input, out.writing, err.writing, output ?? -1] { close(descriptor) } }
        pid = try Spawn.start(
            launcher + [BuiltProgram.path()] + words,
            environment: environment.map { "\($0)=\($1)" } + BuiltProgram.sanitizerOptions,
            descriptors: [input, output ?? out.writing, err.writing])
        let (pid, lines, errorLines, ends) = (pid, lines, errorLines, ends)
        Task {
            let reading = Task { try await onOwnThread { RunningProgram.readLines(out.reading, into: lines) } }
            try await onOwnThread { RunningProgram.readLines(err.reading, into: errorLines) }
            try await reading.value
            try await onOwnThread { ends.append(RunningProgram.end(of: pid)) }
        }
    }

    deinit { if ends.values.isEmpty { kill(pid, SIGKILL) } }

    func signal(_ number: Int32) { kill(pid, number) }

    /// Waits for its end.
    func end(within deadline: Duration = .seconds(60)) async throws -> End {
        do {
            return try await ends.wait(for: 1, within: deadline)[0]
        } catch {
            throw DeadlinePassed("it did not end within \(deadline)\n\(transcript)")
        }
    }

    /// Waits for its end and gives all that it said.
    func result() async throws -> ProgramResult {
        let code: Int32 =
            switch try await end() {
            case .exited(let code): code
            case .killed(let signal): 128 + signal
            }
        return ProgramResult(code: code, out: lines.values.text, err: errorLines.values.text)
    }

    /// Waits for a line of standard output.
    @discardableResult
    func line(where isMeant: (String) -> Bool) async throws -> String { try await line(of: lines, where: isMeant) }

    /// Waits for a line of standard error.
    @discardableResult
    func errorLine(where isMeant: (String) -> Bool) async throws -> String {
        try await line(of: errorLines, where: isMeant)
    }

    private func line(of recorder: Recorder<String>, where isMeant: (String) -> Bool) async throws -> String {
        var seen = 0
        while true {
            let lines = recorder.values
            if let line = lines.dropFirst(seen).first(where: isMeant) { return line }
            seen = lines.count
            do { try await recorder.wait(for: seen + 1) } catch { throw DeadlinePassed("\(error)\n\(transcript)") }
        }
    }

    /// All that it has said so far.
    var transcript: String { "out:\n\(lines.values.text)err:\n\(errorLines.values.text)" }

    private static func readLines(_ descriptor: Int32, into lines: Recorder<String>) {
        defer { close(descriptor) }
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            rest += buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(String(decoding: rest[..<end], as: UTF8.self))
                rest.removeSubrange(...end)
            }
        }
        if !rest.isEmpty { lines.append(String(decoding: rest, as: UTF8.self)) }
    }

    private static func end(of pid: pid_t) -> End {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
    }
}

extension [String] {
    /// The lines with their line ends.
    var text: String { map { $0 + "\n" }.joined() }
}
