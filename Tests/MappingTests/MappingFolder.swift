import Glibc
import Testing

/// The folder `mappings/` of the checkout.
enum MappingFolder {
    /// Its path.
    static let path = "/\(#filePath.split(separator: "/").dropLast(3).joined(separator: "/"))/mappings"

    /// The names of its files.
    static func names() throws -> [String] {
        let folder = try #require(opendir(path), "cannot open \(path)")
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
