import Glibc
import TestSupport

/// A window of a real terminal, tmux's, in which the built program runs.
final class TerminalWindow: Sendable {
    private let folder: TemporaryFolder
    /// What the terminal says of its window: one line at least for each piece of output.
    private let events = Recorder<String>()
    /// Held open, as the terminal lets its onlooker go at the end of this.
    private let input: Int32

    /// Whether there is a tmux; a build machine has one, or its tests fail.
    static let isThere: Bool = {
        if getenv("CI").map({ String(cString: $0) }) == "true" { return true }
        return path.split(separator: ":").contains { access("\($0)/tmux", X_OK) == 0 }
    }()

    private static let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    private static let environment = ["PATH=" + path, "HOME=/", "LANG=C.UTF-8", "TERM=xterm"]

    /// Starts the program in a window of so many cells; when it has ended, a line says `ended` and its exit code.
    init(columns: Int, rows: Int, _ words: [String], environment: [String: String] = [:]) async throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        _ = try folder.file("tmux.conf", "set -g status off\n")
        let variables = environment.map { "\($0)=\($1)" } + BuiltProgram.sanitizerOptions
        let program = ["env", "-i", "TERM=xterm-256color"] + variables + [try BuiltProgram.path()] + words
        let script = #"trap : INT; "$@"; printf 'ended %s\n' $?; exec cat"#
        _ = try await Self.run(
            folder,
            ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "--", "sh", "-c", script, "sh"] + program)
        // From then on the window keeps the size it is given, whoever looks on.
        _ = try await Self.run(folder, ["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
        let (input, output) = try (Pipe(), Pipe())
        let onlooker = try Spawn.start(
            Self.command(folder) + ["-C", "attach"], environment: Self.environment,
            descriptors: [input.reading, output.writing, output.writing])
        close(input.reading)
        close(output.writing)
        self.input = input.writing
        let events = events
        Task {
            try await onOwnThread {
                Self.readLines(output.reading, into: events)
                // An end that nobody asks for keeps Swift Testing from hearing of the ends that it waits for.
                _ = Self.status(of: onlooker)
            }
        }
    }

    deinit {
        let folder = folder
        close(input)
        Task { _ = try await Self.run(folder, ["kill-server"]) }
    }

    /// What the window shows, without the blanks at the ends of lines and the empty lines at the end.
    func text() async throws -> String { try await Self.run(folder, ["capture-pane", "-p"]) }

    /// The same once it fits.
    @discardableResult
    func text(where isMeant: (String) -> Bool) async throws -> String {
        while true {
            let seen = events.values.count
            let text = try await text()
            if isMeant(text) { return text }
            do { try await events.wait(for: seen + 1, within: .seconds(60)) } catch {
                throw DeadlinePassed("the terminal shows this only:\n\(text)")
            }
        }
    }

    /// Whether the cursor is shown, and whether the screen is not the usual one.
    func modes() async throws -> String {
        try await Self.run(folder, ["display-message", "-p", "cursor #{cursor_flag}, other screen #{alternate_on}"])
    }

    func resize(columns: Int, rows: Int) async throws {
        _ = try await Self.run(folder, ["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// The process of the program.
    func process() async throws -> pid_t {
        let shell = try await Self.run(folder, ["display-message", "-p", "#{pane_pid}"]).split(separator: "\n")[0]
        let children = try TemporaryFolder.bytes(ofFile: "/proc/\(shell)/task/\(shell)/children")
        guard let pid = String(decoding: children, as: UTF8.self).split(separator: " ").first.flatMap({ pid_t($0) })
        else { throw DeadlinePassed("the program of the window has ended") }
        return pid
    }

    /// Presses a key, by tmux's name of it.
    func press(_ key: String) async throws { _ = try await Self.run(folder, ["send-keys", key]) }

    private static func command(_ folder: TemporaryFolder) -> [String] {
        ["/usr/bin/env", "tmux", "-u", "-S", folder("tmux"), "-f", folder("tmux.conf")]
    }

    /// Gives tmux an order; what it answers.
    private static func run(_ folder: TemporaryFolder, _ words: [String]) async throws -> String {
        let output = try Pipe()
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        let pid = try Spawn.start(
            command(folder) + words, environment: environment, descriptors: [nowhere, output.writing, output.writing])
        close(nowhere)
        close(output.writing)
        let lines = Recorder<String>()
        let status = try await onOwnThread {
            readLines(output.reading, into: lines)
            return Self.status(of: pid)
        }
        guard status == 0 else { throw DeadlinePassed("tmux \(words.first ?? ""): \(lines.values.text)") }
        return lines.values.text
    }

    /// Waits for the end of a process.
    private static func status(of pid: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        return status
    }

    private static func readLines(_ descriptor: Int32, into lines: Recorder<String>) {
        guard let file = fdopen(descriptor, "r") else { return }
        defer { fclose(file) }
        var (line, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        defer { free(line) }
        while getline(&line, &size, file) > 0 {
            guard let line else { continue }
            let text = String(cString: line)
            lines.append(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        }
    }
}
