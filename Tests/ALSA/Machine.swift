import Glibc
import TestSupport

/// The virtual machine, which runs all scenarios with the built binary, once for all tests.
actor Machine {
    static let shared = Machine()

    private var run: Task<MachineReport, any Error>?

    /// What a scenario told; the first call boots the machine.
    func scenario(_ name: String) async throws -> Scenario {
        let run = self.run ?? Task { try await onOwnThread { try Machine.boot() } }
        self.run = run
        guard let scenario = try await run.value.scenarios[name] else {
            throw MachineError("The virtual machine did not run the scenario \(name).")
        }
        return scenario
    }

    private static let folder = "\(#filePath)".dropLastComponent + "/machine"

    /// The binary stands beside the tests, where the build has put both.
    private static var binary: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = max(0, readlink("/proc/self/exe", &path, path.count - 1))
        return String(decoding: path.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self).dropLastComponent
            + "/volta-midi"
    }

    private static func boot() throws -> MachineReport {
        guard access(binary, X_OK) == 0 else {
            throw MachineError("Cannot find \(binary). Build it: swift build")
        }
        // Without `exec` the shell in between would keep other tests' sockets open.
        guard let pipe = popen("exec '\(folder)/machine.sh' '\(binary)' 2>&1", "r") else {
            throw MachineError("Cannot start \(folder)/machine.sh: \(String(cString: strerror(errno))).")
        }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { output += buffer.prefix(count) }
        let text = String(decoding: output, as: UTF8.self)
        let status = pclose(pipe)
        guard status == 0 else { throw MachineError("machine.sh ended with status \(status >> 8):\n\(text)") }
        return MachineReport(console: text)
    }
}

extension String {
    fileprivate var dropLastComponent: String {
        String(self[..<(lastIndex(of: "/") ?? startIndex)])
    }
}
