import Time

/// Who waits for the end of a run, and until when.
struct Ending {
    private let patience: Patience
    /// When the patience is at its end.
    private(set) var deadline: Moment
    /// Those who wait.
    var waiters: [CheckedContinuation<Void, Never>] = []

    init(_ patience: Patience, from now: Moment) {
        self.patience = patience
        deadline = now + patience.limit
    }

    /// An action was delivered.
    mutating func delivered(at now: Moment) {
        if case .whileDelivering(let limit) = patience { deadline = now + limit }
    }
}
