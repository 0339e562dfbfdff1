import Volta

/// Reads a layout from a file, as `volta-midi layout --json` or the API gives it.
enum LayoutFile {
    static func read(_ path: String) throws(Failure) -> LayoutInfo {
        let bytes = try Files.read(path)
        guard let layout = LayoutInfo(jsonText: bytes) else {
            throw Failure(
                .invalidMapping,
                "\(path) is no layout: it needs the JSON that GET /layout gives; 'volta-midi layout --json' prints it")
        }
        return layout
    }
}
