import Glibc
import TestSupport

/// TLS in front of a plain server, with certificates of an authority that only this test knows.
final class TLSFront: Sendable {
    let folder: TemporaryFolder
    /// The port on this machine.
    let port: Int
    private let input: Int32
    private let pid: pid_t

    /// The authority's certificate; what it signed is for `localhost` alone.
    var authority: String { folder("ca.pem") }
    /// The settings that lead to the server behind, by the name that the certificate is for or another one.
    func url(host: String = "localhost") -> String { "https://\(host):\(port)" }

    init(before plainPort: Int) async throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        _ = try folder.file("make.sh", Self.making)
        try await onOwnThread { try Self.run(["/bin/sh", folder("make.sh"), folder.path]) }
        let (input, output) = try (Pipe(), Pipe())
        pid = try Spawn.start(
            [
                "/usr/bin/env", "python3", Repository.path + "/Tests/CommandTests/tls-front.py", folder("server.pem"),
                folder("server.key"), "\(plainPort)",
            ], environment: Self.environment, descriptors: [input.reading, output.writing, 2])
        close(input.reading)
        close(output.writing)
        self.input = input.writing
        let line = try await onOwnThread { () -> String in
            defer { close(output.reading) }
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = read(output.reading, &bytes, bytes.count)
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
        guard let port = Int(line.split(separator: "\n").first ?? "") else { throw SystemFailure(doing: "python3") }
        self.port = port
    }

    deinit {
        close(input)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    }

    private static var environment: [String] {
        ["PATH=" + (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"), "HOME=/"]
    }

    private static func run(_ words: [String]) throws {
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nowhere) }
        let pid = try Spawn.start(words, environment: environment, descriptors: [nowhere, nowhere, nowhere])
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        guard status == 0 else { throw SystemFailure(doing: words.joined(separator: " ")) }
    }

    /// An authority, and a certificate of it for `localhost`.
    private static let making = """
        set -e
        cd "$1"
        openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 2 -subj "/CN=A stage of one's own"
        openssl req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj "/CN=localhost"
        printf 'subjectAltName=DNS:localhost\\n' >server.ext
        openssl x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile server.ext -out server.pem
        """
}
