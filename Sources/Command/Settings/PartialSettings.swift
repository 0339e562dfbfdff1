/// What one source of settings says; each part may be missing.
struct PartialSettings: Equatable {
    var apiURL: String?
    var apiKey: KeySource?
    var layoutID: String?
    var caFile: String?

    /// These settings, with the other's where these say nothing.
    func or(_ other: PartialSettings) -> PartialSettings {
        PartialSettings(
            apiURL: apiURL ?? other.apiURL, apiKey: apiKey ?? other.apiKey, layoutID: layoutID ?? other.layoutID,
            caFile: caFile ?? other.caFile)
    }

    /// Where a key is to be had.
    enum KeySource: Equatable {
        case given(APIKey)
        /// A file that is read only when no better source says otherwise.
        case file(String)
    }

    /// Whether nothing at all is set.
    var isEmpty: Bool { self == PartialSettings() }

    /// Whether nothing is missing that has to be there.
    var isComplete: Bool { apiURL != nil && apiKey != nil && layoutID != nil }

    /// The settings when nothing is missing and the key was read.
    ///
    /// - Throws: A usage failure that names everything that is missing and the ways to set it.
    func complete() throws(Failure) -> Settings {
        guard let apiURL, case .given(let apiKey)? = apiKey, let layoutID else {
            let missing = [
                apiURL == nil ? "  the API's URL: VOLTA_API_URL or --api-url" : nil,
                apiKey == nil ? "  the key: VOLTA_API_KEY, VOLTA_API_KEY_FILE or --api-key-file" : nil,
                layoutID == nil ? "  the layout's id: VOLTA_LAYOUT_ID or --layout-id" : nil,
            ]
            throw Failure(
                .usage,
                """
                these settings are missing:
                \(missing.compactMap(\.self).joined(separator: "\n"))
                Set them in the environment or in ~/.config/volta-midi/config.yaml; 'volta-midi demo' needs none.
                """)
        }
        return Settings(apiURL: apiURL, apiKey: apiKey, layoutID: layoutID, caFile: caFile)
    }
}

extension PartialSettings.KeySource {
    /// The key itself, or else the file that holds it; nil without either.
    init?(key: String?, file: String?) {
        if let key {
            self = .given(APIKey(secret: key))
        } else if let file {
            self = .file(file)
        } else {
            return nil
        }
    }
}
