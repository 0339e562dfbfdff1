/// Decides when a recording is saved while it goes on: soon after something came, and the rarer, the longer it takes.
struct TakeSaving {
    /// The least time between the end of one saving and the next one.
    static let interval = Duration.seconds(2)
    /// A saving takes at most this part of the time.
    static let share = 20

    private var isSaving = false
    private var began = Duration.zero
    private var earliest = Duration.zero
    private var saved = 0
    /// Whether the last saving failed.
    private(set) var isFailing = false

    /// Whether so many messages are to be saved now; the caller then begins, and calls ``ended(_:at:)`` later.
    mutating func begins(with messages: Int, at time: Duration) -> Bool {
        guard !isSaving, messages > saved, time >= earliest else { return false }
        (isSaving, began) = (true, time)
        return true
    }

    /// A saving has ended, with so many messages in the file, or with nil when it failed; whether that is news.
    mutating func ended(_ messages: Int?, at time: Duration) -> Bool {
        isSaving = false
        earliest = time + max(Self.interval, (time - began) * Self.share)
        saved = messages ?? saved
        let isNews = isFailing != (messages == nil)
        isFailing = messages == nil
        return isNews
    }

    /// When to ask again; nil while a saving is under way.
    func next(at time: Duration) -> Duration? { isSaving ? nil : max(earliest, time + Self.interval) }
}
