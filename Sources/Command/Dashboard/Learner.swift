import Learning

/// What the dashboard learns, and for which control.
struct Learner: Sendable {
    var session: LearnSession
    /// The local id of the control.
    var lid: Int
    /// Whether what comes is heard by it alone.
    var isListening: Bool
    /// The ports as a file names them; nil when they have to be looked at anew.
    var ports: LearnPorts?
}
