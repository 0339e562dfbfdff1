/// What a command needs to reach Volta, all of it present.
struct Settings: Equatable {
    let apiURL: String
    let apiKey: APIKey
    let layoutID: String
}
