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
        let (response, action) = volta.withLock { $0.answer(to: request, at: time) }
        guard let action else { return response }
        do throws(RecordingError) {
            try file?.append(action.jsonLine)
        } catch {
            return Refusal(status: 500, message: error.description).response
        }
        onAction(action)
        return response
    }
}
