/// Gathers the settings: an option beats the environment, the environment beats the file.
struct SettingsReader {
    let environment: [String: String]

    /// The options with which every command that talks to Volta takes its settings.
    static let options: [OptionSpec] = [
        .value("--api-url", "URL", "the API's URL, instead of VOLTA_API_URL"),
        .value("--api-key-file", "FILE", "a file that holds the key, instead of VOLTA_API_KEY or VOLTA_API_KEY_FILE"),
        .value("--layout-id", "ID", "the layout's id, instead of VOLTA_LAYOUT_ID"),
        .value("--ca-file", "FILE", "a private certificate authority to trust as well, instead of VOLTA_CA_FILE"),
    ]

    /// The settings, with the key read from its file.
    ///
    /// A source that is not needed is not read, so that nothing in it can be in the way.
    func read(_ arguments: Arguments) throws(Failure) -> PartialSettings {
        var settings = fromOptions(arguments).or(fromEnvironment())
        if !settings.isComplete {
            settings = settings.or(try fromFile())
        } else if settings.caFile == nil {
            settings.caFile = (try? fromFile())?.caFile
        }
        if case .file(let path) = settings.apiKey { settings.apiKey = .given(try key(inFile: path)) }
        settings.caFile = try settings.caFile.map { (path) throws(Failure) in try authorities(inFile: path) }
        return settings
    }

    private func fromOptions(_ arguments: Arguments) -> PartialSettings {
        PartialSettings(
            apiURL: arguments.value("--api-url"),
            apiKey: PartialSettings.KeySource(key: nil, file: arguments.value("--api-key-file")),
            layoutID: arguments.value("--layout-id"), caFile: arguments.value("--ca-file"))
    }

    private func fromEnvironment() -> PartialSettings {
        PartialSettings(
            apiURL: variable("VOLTA_API_URL"),
            apiKey: PartialSettings.KeySource(key: variable("VOLTA_API_KEY"), file: variable("VOLTA_API_KEY_FILE")),
            layoutID: variable("VOLTA_LAYOUT_ID"), caFile: variable("VOLTA_CA_FILE"))
    }

    private func fromFile() throws(Failure) -> PartialSettings {
        guard let path = configPath else { return PartialSettings() }
        return try ConfigFile.read(path)
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

    private func expanded(_ path: String) -> String {
        path.hasPrefix("~/") ? (variable("HOME") ?? "~") + path.dropFirst() : path
    }

    /// The path of a file that holds certificates.
    private func authorities(inFile path: String) throws(Failure) -> String {
        let path = expanded(path)
        guard try Files.read(path).firstRange(of: Array("-----BEGIN CERTIFICATE-----".utf8)) != nil else {
            throw Failure(
                .invalidMapping,
                "cannot use \(path) as a certificate authority: it holds no certificate in PEM form, "
                    + "which begins with '-----BEGIN CERTIFICATE-----'")
        }
        return path
    }

    private func key(inFile path: String) throws(Failure) -> APIKey {
        let expanded = expanded(path)
        let bytes = try Files.read(expanded)
        let text = String(decoding: bytes, as: UTF8.self)
        // Some editors begin a file with a byte order mark.
        let words = text.split { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard words.count == 1 else {
            let found = words.isEmpty ? "it is empty" : "it holds more than one word"
            throw Failure(.invalidMapping, "cannot use \(expanded) as the key: \(found); put the key alone into it")
        }
        return APIKey(secret: String(words[0]))
    }
}
