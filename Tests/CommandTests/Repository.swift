import FoundationEssentials

/// Where the files of the package are that tests read.
enum Repository {
    /// The package's folder, found from this file's place.
    static let path = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

    /// The text of one of its files.
    static func text(_ name: String) throws -> String {
        try String(contentsOf: URL(filePath: path + "/" + name), encoding: .utf8)
    }

    /// The mapping files that are shipped.
    static func mappings() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/mappings").filter { $0.hasSuffix(".yaml") }
            .sorted().map { path + "/mappings/" + $0 }
    }
}
