import Glibc

/// What a reader has to know of the machine.
enum Machine {
    /// The processor, how many there are, and the kernel.
    static var text: String {
        var name = utsname()
        uname(&name)
        let release = withUnsafeBytes(of: &name.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let version = release.prefix { $0.isNumber || $0 == "." }
        return "\(processor), \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) processors, Linux \(version)"
    }

    private static var processor: String {
        guard let file = fopen("/proc/cpuinfo", "r") else { return "unknown processor" }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 512)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.hasPrefix("model name"), let colon = text.firstIndex(of: ":") else { continue }
            return String(text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0 != "\n" })
        }
        return "unknown processor"
    }
}
