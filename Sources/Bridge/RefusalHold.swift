import Time

/// Decides how long actions are held back after Volta has refused one for a reason that holds for all of them.
///
/// They go on once a reading of the layout has succeeded since the refusal, also one that was under way then, and a
/// pause is over that doubles from 1 s to 30 s with each refusal in a row. When the layout was not to be had either and
/// then is, the reason is gone, and so is the pause.
struct RefusalHold {
    /// The pause after the first refusal.
    static let shortest: Duration = .seconds(1)
    /// The longest pause.
    static let longest: Duration = .seconds(30)

    private var refusals = 0
    private var pauseEnd: Moment?
    private var waitsForLayout = false
    private var layoutFailed = false

    /// Whether actions are held back.
    func isHolding(at now: Moment) -> Bool {
        guard let pauseEnd else { return false }
        return waitsForLayout || now < pauseEnd
    }

    /// When time alone lets the actions go on; nil when nothing is held back or the layout is to be read first.
    func end(after now: Moment) -> Moment? {
        guard !waitsForLayout, let pauseEnd, now < pauseEnd else { return nil }
        return pauseEnd
    }

    /// Volta has refused an action as it would any; false when others were refused before it, and this is no news.
    mutating func refused(at now: Moment) -> Bool {
        guard !isHolding(at: now) else { return false }
        pauseEnd = now + Self.shortest.doubled(refusals, upTo: Self.longest)
        refusals = min(refusals + 1, 5)
        waitsForLayout = true
        layoutFailed = false
        return true
    }

    /// Volta has accepted an action: it refuses no more.
    mutating func accepted() { self = RefusalHold() }

    /// A reading of the layout has ended.
    mutating func layoutRead(succeeded: Bool) {
        guard waitsForLayout else { return }
        guard succeeded else {
            layoutFailed = true
            return
        }
        waitsForLayout = false
        if layoutFailed { self = RefusalHold() }
    }
}
