/// How long the end of a run may take.
public enum Patience: Sendable, Equatable {
    /// This long in all.
    case inAll(Duration)
    /// As long as something is delivered at least this often.
    case whileDelivering(Duration)

    var limit: Duration {
        switch self {
        case .inAll(let limit), .whileDelivering(let limit): limit
        }
    }
}
