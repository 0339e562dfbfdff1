public import Time

/// Decides when the state is shown to those who look: at most 30 times a second, and once a second at least.
public struct PushPace: Sendable {
    /// The least time between two pushes.
    static let interval = Duration.milliseconds(34)
    /// The most: by it a page knows that the bridge lives, and the server that the page does.
    static let pulse = Duration.seconds(1)

    private var last: Moment?
    private var next: Moment?

    /// Nobody was shown anything yet.
    public init() {}

    /// Something has changed.
    ///
    /// - Returns: The time of the next push, when it is another one than before.
    public mutating func changed(at now: Moment) -> Moment? {
        let due = last.map { max(now, $0 + Self.interval) } ?? now
        if let next, next <= due { return nil }
        next = due
        return due
    }

    /// The state was shown; the time when it is shown again though nothing has changed.
    public mutating func pushed(at now: Moment) -> Moment {
        last = now
        let due = now + Self.pulse
        next = due
        return due
    }

    /// Nobody looks any more.
    public mutating func stop() { self = PushPace() }
}
