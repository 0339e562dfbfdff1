import FoundationEssentials
import Glibc

/// The sockets of a process.
enum Sockets {
    /// How many of its TCP sockets listen.
    static func listening(of pid: pid_t) throws -> Int {
        let rows = try ["tcp", "tcp6"].flatMap { name in
            try String(contentsOf: URL(filePath: "/proc/\(pid)/net/\(name)"), encoding: .utf8).split(separator: "\n")
        }
        let listening = "0A"
        let inodes = rows.map { $0.split(separator: " ") }.filter { $0.count > 9 && $0[3] == listening }.map { $0[9] }
        let folder = "/proc/\(pid)/fd"
        let links = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0)
        }
        return links.count { link in inodes.contains { link == "socket:[\($0)]" } }
    }
}
