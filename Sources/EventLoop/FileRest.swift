/// Decides when a file that is being saved has come to rest.
///
/// Editors save in several steps, and what is between them is nobody's work.
struct FileRest {
    /// How long nothing may happen after a step that is the last one as a rule: the file was closed, or renamed.
    static let afterEnd = Duration.milliseconds(50)
    /// How long nothing may happen after any other step.
    static let afterStep = Duration.milliseconds(300)
    /// The longest time from the first step on: whoever saves without a pause is heard all the same.
    static let longest = Duration.milliseconds(400)

    private var first: ContinuousClock.Instant?
    /// When it will have come to rest if nothing more happens; nil when nothing has happened.
    private(set) var due: ContinuousClock.Instant?

    /// A step was seen.
    mutating func changed(at now: ContinuousClock.Instant, isEnd: Bool) {
        let first = first ?? now
        self.first = first
        due = min(now + (isEnd ? Self.afterEnd : Self.afterStep), first + Self.longest)
    }

    /// Begins anew.
    mutating func reset() { self = FileRest() }
}
