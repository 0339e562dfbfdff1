import Bridge
import Dashboard

/// What is kept of the events of a run.
extension RunDashboard {
    /// Something happened.
    func note(_ event: RunEvent) {
        if case .bridge(let event) = event { record.note(event, at: time) }
        if event.isNoticed {
            record.note(
                Notice(
                    event.text.onOneLine, advice: event.advice, level: event.isTrouble ? .trouble : .info,
                    kind: event.kind, time: time))
        }
        noteDevices(event)
        noteMapping(event)
        changed()
    }

    private func noteDevices(_ event: RunEvent) {
        switch event {
        case .disconnected(let port): record.note(DeviceStatus(port.onOneLine, .gone))
        case .released(let port): record.forget(device: port.onOneLine)
        case .notConnected(let port, let reason): record.note(DeviceStatus(port.onOneLine, .failing, detail: reason))
        case .guest(let port): record.note(DeviceStatus(port.onOneLine, .guest))
        case .waitingForDevice(let match, let present):
            let others = present.isEmpty ? "" : "There are \(present.joined(separator: ", "))."
            record.note(DeviceStatus(match.onOneLine, .awaited, detail: others))
        case .inputLost(let reason): record.note(DeviceStatus(run.input, .failing, detail: reason))
        case .inputFound: record.note(DeviceStatus(run.input, .connected))
        case .overrun(let total): record.noteOverruns(total)
        default: break
        }
    }

    private func noteMapping(_ event: RunEvent) {
        switch event {
        case .reloadFailed(let fault):
            record.note(
                ReloadFault(
                    file: fault.mapping, text: fault.text, details: fault.details, line: fault.place?.line, since: time)
            )
        case .reloaded: record.note(nil as ReloadFault?)
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
