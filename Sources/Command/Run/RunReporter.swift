import Bridge
import MIDI

/// Is told what happens in a run, on the loop's thread.
protocol RunReporter: Sendable {
    /// A message has come in; called for each one, so it must be very quick.
    func report(_ message: Message)
    /// Something worth a line has happened.
    func report(_ event: RunEvent)
    /// The run has ended.
    func report(_ summary: BridgeSummary, overruns: Int)
}
