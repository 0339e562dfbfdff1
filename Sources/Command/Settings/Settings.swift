/// What a command needs to reach Volta, all of it present.
struct Settings: Equatable {
    let apiURL: String
    let apiKey: APIKey
    let layoutID: String
    /// A PEM file of authorities that are trusted besides the system's own.
    var caFile: String?
}
