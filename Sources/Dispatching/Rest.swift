import Time

/// How long nothing is to be done, unless something changes.
enum Rest: Sendable {
    /// Until a time.
    case until(Moment)
    /// For as long as nothing changes.
    case unlimited

    /// What is to be done at a time: nothing, or nil when the rest is over.
    func step(at now: Moment) -> Step? {
        switch self {
        case .until(let end): now < end ? .wait(until: end) : nil
        case .unlimited: .idle
        }
    }
}
