/// How Volta answers from some time on.
struct ServerAnswer: Equatable, Sendable {
    /// What comes back.
    enum Kind: Equatable, Sendable {
        /// What Volta answers when all is well.
        case good
        /// This status, whatever was asked.
        case status(Int)
        /// Nothing: there is no connection.
        case offline
        /// Nothing: the request arrives, and no answer comes.
        case silence
    }

    /// The calls of the API that are answered like this.
    enum Calls: String, CaseIterable, Sendable {
        case action, layout, token, all
    }

    let kind: Kind
    let calls: Calls
    /// How long an answer takes.
    var latency = Duration.zero
    /// How many calls are answered like this; nil for all of them.
    var times: Int?
    /// The header `Retry-After`, in whole seconds.
    var retryAfter: Int?
    /// The message in the body of an error.
    var message: String?
}
