/// Gathers the settings: an option beats the environment, the environment beats the file.
struct SettingsReader {
    let environment: [String: String]

    /// The options with which every command that talks to Volta takes its settings.
    static let options: [OptionSpec] = [
        .value("--api-url", "URL", "the API's URL, instead of VOLTA_API_URL"),
        .value("--api-key-file", "FILE", "a file that holds the key, instead of VOLTA_API_KEY or VOLTA_API_KEY_FILE"),
        .value("--layout-id", "ID", "the layout's id, instead of VOLTA_LAYOUT_ID"),
    ]

    func read(_ arguments: Arguments) throws(Failure) -> PartialSettings {
        try fromOptions(arguments).or(fromEnvironment()).or(fromFile())
    }

    private func fromOptions(_ arguments: Arguments) throws(Failure) -> PartialSettings {
        PartialSettings(
            apiURL: arguments.value("--api-url"), apiKey: try key(inFile: arguments.value("--api-key-file")),
            layoutID: arguments.value("--layout-id"))
    }

    private func fromEnvironment() throws(Failure) -> PartialSettings {
        var key = variable("VOLTA_API_KEY").map(APIKey.init(secret:))
        if key == nil { key = try self.key(inFile: variable("VOLTA_API_KEY_FILE")) }
        return PartialSettings(
            apiURL: variable("VOLTA_API_URL"), apiKey: key, layoutID: variable("VOLTA_LAYOUT_ID"))
    }

    private func fromFile() throws(Failure) -> PartialSettings {
        guard let path = configPath else { return PartialSettings() }
        return try ConfigFile.read(path) { (keyFile) throws(Failure) in try key(inFile: keyFile) }
    }

    /// The place of the settings file, or nil where there is no home folder.
    var configPath: String? {
        if let folder = variable("XDG_CONFIG_HOME") { return folder + "/volta-midi/config.yaml" }
        return variable("HOME").map { $0 + "/.config/volta-midi/config.yaml" }
    }

    /// A variable's value; an empty one counts as not set.
    private func variable(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func key(inFile path: String?) throws(Failure) -> APIKey? {
        guard let path else { return nil }
        let home = variable("HOME")
        let expanded = path.hasPrefix("~/") ? (home ?? "~") + path.dropFirst() : path
        let bytes = try Files.read(expanded)
        let text = String(decoding: bytes, as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1 else {
            let found = words.isEmpty ? "it is empty" : "it holds more than one word"
            throw Failure(.invalidMapping, "cannot use \(expanded) as the key: \(found); put the key alone into it")
        }
        return APIKey(secret: String(words[0]))
    }
}
