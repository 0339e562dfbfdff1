import Time

/// When a rule last turned its control, and which way.
struct LastTurn: Sendable {
    let time: Moment
    let isRight: Bool
}
