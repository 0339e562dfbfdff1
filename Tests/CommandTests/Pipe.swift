import Glibc

/// A pipe whose ends no other program inherits by accident.
struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try Spawn.withoutSpawning {
            guard pipe(&ends) == 0 else { throw SystemFailure(doing: "pipe") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        (reading, writing) = (ends[0], ends[1])
    }
}
