import Glibc
import Testing

extension String {
    /// The whole text of a file.
    init(contentsOfPath path: String) throws {
        let file = try #require(fopen(path, "r"), "cannot open \(path)")
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        self.init(decoding: bytes, as: UTF8.self)
    }
}
