import Bridge
import MIDI

/// Is told what happens in a run, on the loop's thread.
protocol RunReporter: Sendable {
    /// A message has come in; called for each one, so it must be very quick.
    func report(_ message: Message)
    /// Something worth a line has happened.
    func report(_ event: RunEvent)
    /// Whether it wants to know what becomes of each message.
    var wantsExplanations: Bool { get }
    /// A message was explained; called for each one, if it is wanted.
    func report(_ explained: TapEvent)
    /// When ``reportRepeats()`` is to be called; nil while nothing is held back.
    var nextRepeats: ContinuousClock.Instant? { get }
    /// Tells what was held back, such as what was the same again and again.
    func reportRepeats()
    /// The run has ended.
    func report(_ summary: BridgeSummary, overruns: Int)
}

/// A reporter that holds nothing back.
extension RunReporter {
    var wantsExplanations: Bool { false }
    func report(_ explained: TapEvent) {}
    var nextRepeats: ContinuousClock.Instant? { nil }
    func reportRepeats() {}
}
