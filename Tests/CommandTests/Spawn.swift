import Glibc
import Synchronization

/// Starts programs with a clean set of signals and only the descriptors they are given.
enum Spawn {
    private static let lock = Mutex(())

    /// Runs work during which no program is started that could inherit a descriptor before it is marked.
    static func withoutSpawning<Result>(_ work: () throws -> Result) rethrows -> Result {
        try lock.withLock { _ in try work() }
    }

    /// - Parameter descriptors: What becomes standard input, output and error; -1 for one that is to be closed.
    static func start(_ words: [String], environment: [String], descriptors: [Int32]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            if descriptor < 0 {
                posix_spawn_file_actions_addclose(&actions, Int32(number))
            } else {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            }
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return try withCStrings(words) { words in
            try withCStrings(environment) { environment in
                var pid: pid_t = 0
                guard let path = words[0] else { throw SystemFailure(doing: "posix_spawn", error: EINVAL) }
                let error = withoutSpawning {
                    posix_spawn(&pid, path, &actions, &attributes, words, environment)
                }
                guard error == 0 else { throw SystemFailure(doing: "posix_spawn", error: error) }
                return pid
            }
        }
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return try body(pointers + [nil])
    }
}
