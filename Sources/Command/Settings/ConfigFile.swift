import Glibc
import YAML

/// Reads `config.yaml`: the settings that are the same every day.
///
/// Its errors name the line but never show what stands there, since that may be the key.
enum ConfigFile {
    private static let keys = ["api_url", "api_key", "api_key_file", "layout_id", "ca_file"]

    /// The settings of a file; none when there is no such file.
    static func read(_ path: String) throws(Failure) -> PartialSettings {
        guard access(path, F_OK) == 0 else { return PartialSettings() }
        let values = try entries(of: Source(name: path, bytes: Files.read(path)))
        let key = PartialSettings.KeySource(key: values["api_key"], file: values["api_key_file"])
        return PartialSettings(
            apiURL: values["api_url"], apiKey: key, layoutID: values["layout_id"], caFile: values["ca_file"])
    }

    private static func entries(of source: Source) throws(Failure) -> [String: String] {
        let document = Document(source)
        if let error = document.diagnostics.sortedByPlace().first(where: { $0.severity == .error }) {
            throw failure(source, error.place, "this is not valid YAML")
        }
        guard let root = document.root, !root.isNull else { return [:] }
        guard case .mapping(let entries) = root.content else {
            throw failure(source, root.place, "lines like 'layout_id: VAL-…' are needed here")
        }
        var values: [String: String] = [:]
        for entry in entries {
            guard keys.contains(entry.key) else {
                let hint = Suggestion.nearest(to: entry.key, among: keys).map { "did you mean \($0)? " } ?? ""
                throw failure(
                    source, entry.keyPlace, "unknown key; \(hint)the keys are \(keys.joined(separator: ", "))")
            }
            guard let text = try? entry.value.text(), !text.isEmpty else {
                throw failure(source, entry.value.place, "\(entry.key) needs a text; put it into quotes")
            }
            values[entry.key] = text
        }
        return values
    }

    private static func failure(_ source: Source, _ place: Place, _ text: String) -> Failure {
        Failure(.invalidMapping, "\(source.name):\(place.line):\(place.column): error: \(text)")
    }
}
