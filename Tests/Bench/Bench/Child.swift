import Glibc

/// A program that is measured.
final class Child {
    private let pid: pid_t
    private var hasEnded = false

    /// Starts a program with nothing in its environment but what is given; what it says goes to a file.
    init(_ words: [String], environment: [String] = [], output: String) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var pid: pid_t = 0
        let status = posix_spawnp(&pid, words[0], &actions, nil, arguments, variables)
        guard status == 0 else {
            throw BenchFailure("cannot start \(words[0]) - \(String(cString: strerror(status)))")
        }
        self.pid = pid
    }

    deinit { end(SIGKILL) }

    /// Ends it and waits for that.
    private func end(_ signal: Int32) {
        guard !hasEnded else { return }
        kill(pid, signal)
        wait()
    }

    /// Waits for its end.
    func wait() {
        guard !hasEnded else { return }
        hasEnded = true
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    }

    /// The processor time of all its threads so far.
    var processorTime: Nanoseconds {
        threads.reduce(0) { sum, thread in
            let words = Self.text("/proc/\(pid)/task/\(thread)/schedstat").split(separator: " ")
            return sum + (words.first.flatMap { Nanoseconds($0) } ?? 0)
        }
    }

    /// How often one of its threads was woken up or interrupted so far.
    var switches: Int {
        threads.reduce(0) { sum, thread in
            sum + Self.number("voluntary_ctxt_switches", "/proc/\(pid)/task/\(thread)/status")
        }
    }

    /// The memory that it holds, in KiB.
    var memory: Int { Self.number("VmRSS", "/proc/\(pid)/status") }

    private var threads: [String] {
        guard let folder = opendir("/proc/\(pid)/task") else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.first != "." { names.append(name) }
        }
        return names
    }

    private static func number(_ name: String, _ path: String) -> Int {
        let line = text(path).split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) } ?? 0
    }

    private static func text(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }
}
