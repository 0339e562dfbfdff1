import Glibc
import TestSupport

/// Another program, run to its end.
enum Tool {
    /// Runs a program with a clean environment and no input.
    static func run(_ words: [String]) async throws -> ProgramResult {
        let (out, err) = (try Pipe(), try Pipe())
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(input) }
        let environment = ["PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/nonexistent", "LC_ALL=C.UTF-8", "TERM=dumb"]
        let pid = try Spawn.start(words, environment: environment, descriptors: [input, out.writing, err.writing])
        for descriptor in [out.writing, err.writing] { close(descriptor) }
        async let outText = onOwnThread { text(of: out.reading) }
        async let errText = onOwnThread { text(of: err.reading) }
        let texts = try await (outText, errText)
        let code = try await onOwnThread { exitCode(of: pid) }
        return ProgramResult(code: code, out: texts.0, err: texts.1)
    }

    private static func text(of descriptor: Int32) -> String {
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    private static func exitCode(of pid: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
}
