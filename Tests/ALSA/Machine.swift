import Glibc
import TestSupport
import Testing

/// The virtual machine, which runs all scenarios with the built binary, once for all tests.
actor Machine {
    static let shared = Machine()

    /// Why there can be no machine here, or nil; on a build server there must be one.
    static let obstacle: String? = isBuildServer ? nil : missing

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
        guard let pipe = popen("'\(folder)/machine.sh' '\(binary)' 2>&1", "r") else {
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

    private static var isBuildServer: Bool { getenv("CI").map { String(cString: $0) } == "true" }

    private static var missing: String? {
        #if arch(x86_64)
            let programs = [
                "qemu-system-x86_64", "busybox", "cpio", "depmod", "dpkg", "apt-get", "aconnect", "amidi", "aplaymidi",
                "aseqdump",
            ].filter { !isInstalled($0) }
            guard !programs.isEmpty else { return nil }
            return "The virtual machine needs \(programs.joined(separator: ", ")): "
                + "sudo apt-get install qemu-system-x86 busybox-static cpio kmod alsa-utils"
        #else
            return "The virtual machine runs a binary for x86-64, and this one is for another processor."
        #endif
    }

    private static func isInstalled(_ program: String) -> Bool {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        return (path.split(separator: ":") + ["/usr/sbin", "/sbin"]).contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}

/// Why the virtual machine gave no result.
struct MachineError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension String {
    fileprivate var dropLastComponent: String {
        String(self[..<(lastIndex(of: "/") ?? startIndex)])
    }
}
