import FoundationEssentials

/// What this process holds.
struct Resources {
    let descriptors: Int
    /// In bytes.
    let memory: Int

    static func now() -> Resources {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        let statm = (try? String(contentsOf: URL(filePath: "/proc/self/statm"), encoding: .utf8)) ?? ""
        let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Resources(descriptors: descriptors, memory: pages * 4096)
    }
}
