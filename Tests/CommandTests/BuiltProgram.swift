import Glibc

/// The built binary, which stands beside the test bundle.
enum BuiltProgram {
    /// Its path.
    ///
    /// - Throws: ``Missing`` when it was not built.
    static func path() throws -> String {
        let folders = candidates()
        for folder in folders where access(folder + "/volta-midi", X_OK) == 0 { return folder + "/volta-midi" }
        throw Missing(folders: folders)
    }

    /// What the sanitizers that it may be built with are told, as for the test program.
    static var sanitizerOptions: [String] {
        ["ASAN_OPTIONS", "TSAN_OPTIONS"].compactMap { (name: String) in
            getenv(name).map { "\(name)=\(String(cString: $0))" }
        }
    }

    /// The folders where it may be: that of the running test program, then the package's own.
    private static func candidates() -> [String] {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let own = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
        let folders = ([own] + arguments).compactMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
        return folders + [Repository.path + "/.build/debug", Repository.path + "/.build/release"]
    }

    /// The binary is not there.
    struct Missing: Error, CustomStringConvertible {
        let folders: [String]

        var description: String {
            "volta-midi is not built in any of \(folders.joined(separator: ", ")); build it with 'swift build'"
        }
    }
}
