/// A time at which the loop calls a handler.
///
/// Used on the loop's thread only. A timer that is let go of never fires again.
///
/// Unchecked: what protects it is that ``set(_:)`` and the loop, which alone calls the handler, stay on that thread.
public final class LoopTimer: @unchecked Sendable {
    private unowned let loop: PollLoop
    let handler: () -> Void

    init(loop: PollLoop, handler: @escaping () -> Void) {
        self.loop = loop
        self.handler = handler
    }

    /// Fires once at the given instant instead of any earlier setting; nil means never.
    ///
    /// The handler runs within 1 ms after the instant when the loop is not busy.
    public func set(_ instant: ContinuousClock.Instant?) {
        loop.setTimer(self, at: instant)
    }
}
