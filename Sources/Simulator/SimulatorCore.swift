import HTTPServer
import Synchronization
import Volta

/// Joins the simulated API to the clock, the file and the listener of actions.
final class SimulatorCore: Sendable {
    private let volta: Mutex<SimulatedVolta>
    private let file: ActionFile?
    private let onAction: @Sendable (AcceptedAction) -> Void
    private let start = ContinuousClock.now

    init(volta: SimulatedVolta, file: ActionFile?, onAction: @escaping @Sendable (AcceptedAction) -> Void) {
        self.volta = Mutex(volta)
        self.file = file
        self.onAction = onAction
    }

    var states: [Int: ControlState] { volta.withLock { $0.states } }

    func answer(to request: ServerRequest) -> ServerResponse {
        let time = start.duration(to: .now)
        let (response, action) = volta.withLock { answer(to: request, at: time, &$0) }
        if let action { onAction(action) }
        return response
    }

    /// Writes an action before it counts: the client repeats one that is answered with 500.
    private func answer(
        to request: ServerRequest, at time: Duration, _ volta: inout SimulatedVolta
    ) -> (response: ServerResponse, action: AcceptedAction?) {
        var next = volta
        let (response, action) = next.answer(to: request, at: time)
        do throws(RecordingError) {
            if let action { try file?.append(action.jsonLine) }
        } catch {
            return (Refusal(status: 500, message: error.description).response, nil)
        }
        volta = next
        return (response, action)
    }
}
