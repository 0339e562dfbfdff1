/// Where libyaml stopped and why, in its own words.
struct ParserProblem: Error {
    let text: String
    let place: Place
    /// What it was reading, and where that began.
    let context: (text: String, place: Place)?
}
