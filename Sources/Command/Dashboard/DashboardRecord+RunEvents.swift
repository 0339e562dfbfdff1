import Bridge
import Dashboard

/// What the dashboard keeps of the events of a run.
extension DashboardRecord {
    /// Something happened.
    ///
    /// - Parameters:
    ///   - input: The name of an input that has no ports.
    ///   - time: The time, in seconds since 1970.
    mutating func note(_ event: RunEvent, of input: String, at time: Double) {
        if case .bridge(let event) = event { note(event, at: time) }
        if event.isNoticed {
            note(
                Notice(
                    event.text.onOneLine, advice: event.advice, level: event.isTrouble ? .trouble : .info,
                    kind: event.kind, time: time))
        }
        noteDevices(event, of: input)
        noteMapping(event, at: time)
    }

    private mutating func noteDevices(_ event: RunEvent, of input: String) {
        switch event {
        case .disconnected(let port): note(DeviceStatus(port.onOneLine, .gone))
        case .released(let port): forget(device: port.onOneLine)
        case .notConnected(let port, let reason): note(DeviceStatus(port.onOneLine, .failing, detail: reason))
        case .guest(let port): note(DeviceStatus(port.onOneLine, .guest))
        case .waitingForDevice(let match, let present):
            let others = present.isEmpty ? "" : "There are \(present.joined(separator: ", "))."
            note(DeviceStatus(match.onOneLine, .awaited, detail: others))
        case .inputLost(let reason): note(DeviceStatus(input, .failing, detail: reason))
        case .inputFound: note(DeviceStatus(input, .connected))
        case .overrun(let total): noteOverruns(total)
        default: break
        }
    }

    private mutating func noteMapping(_ event: RunEvent, at time: Double) {
        switch event {
        case .reloadFailed(let fault):
            // Saved again with other mistakes it is still the same trouble.
            note(
                ReloadFault(
                    file: fault.mapping, text: fault.text, details: fault.details, line: fault.place?.line,
                    since: badSince ?? time))
        case .reloaded: note(nil as ReloadFault?)
        default: break
        }
    }
}

extension RunEvent {
    /// Whether it is worth a notice: what the page shows in another place is not.
    fileprivate var isNoticed: Bool {
        switch self {
        case .started, .bridge(.delivered), .bridge(.noRule), .dashboard: false
        default: true
        }
    }
}
