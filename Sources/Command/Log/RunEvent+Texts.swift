import Bridge
import Volta

extension RunEvent {
    /// What a person needs to see without looking for it.
    var isTrouble: Bool {
        switch self {
        case .bridge(.voltaAway), .bridge(.voltaRefused), .bridge(.wrongAddress), .bridge(.dropped),
            .bridge(.retrying), .bridge(.slowed), .bridge(.ignored), .notConnected, .overrun, .inputLost,
            .reloadFailed, .notWatched, .doubt, .dashboard(_, isExposed: true):
            true
        default: false
        }
    }

    /// The line for people.
    var text: String {
        switch self {
        case .started(let mapping, let input, let target): "\(mapping): \(input) → \(target)"
        case .bridge(let event): event.text
        case .connected(let port): "connected \(port)"
        case .disconnected(let port): "\(port) has gone; waiting for it"
        case .notConnected(let port, let reason): "cannot connect \(port): \(reason)"
        case .waitingForDevice(let match, let present):
            "waiting for a device that matches \(match)"
                + (present.isEmpty ? "" : "; there are \(present.joined(separator: ", "))")
        case .doubt(let doubt): doubt.text
        case .guest(let port): "\(port) plays into the port volta-midi"
        case .overrun(let total): "MIDI events came faster than they were read and were lost: \(total) times so far"
        case .released(let port): "let go of \(port): the mapping does not name it any more"
        case .reloaded(let reload): reload.text
        case .reloadFailed(let fault): fault.text
        case .notWatched(let mapping):
            "cannot watch \(mapping): start anew after saving it, or raise fs.inotify.max_user_instances"
        case .inputLost(let reason): "the input cannot be read: \(reason)"
        case .inputFound: "the input is back"
        case .inputEnded(endsRun: true): "the input has ended"
        case .inputEnded(endsRun: false): "the input has ended; still running: Ctrl-C ends it (--once would have)"
        case .dashboard(let url, isExposed: false): "dashboard: \(url)"
        case .dashboard(let url, isExposed: true):
            "dashboard: \(url) - others can reach it, and whoever has the secret works the stage; "
                + "nothing is encrypted, so use it in a network that you trust"
        case .stopping(let reason): "ending: \(reason); sending what waits"
        }
    }

    /// The name of the event in the JSON log.
    var name: String {
        switch self {
        case .started: "started"
        case .bridge(let event): event.name
        case .connected: "connected"
        case .disconnected: "disconnected"
        case .notConnected: "not_connected"
        case .waitingForDevice: "waiting_for_device"
        case .doubt(let doubt): doubt.name
        case .guest: "guest"
        case .overrun: "overrun"
        case .released: "released"
        case .reloaded: "reloaded"
        case .reloadFailed: "reload_failed"
        case .notWatched: "not_watched"
        case .inputLost: "input_lost"
        case .inputFound: "input_found"
        case .inputEnded: "input_ended"
        case .dashboard: "dashboard"
        case .stopping: "stopping"
        }
    }

    /// The event's own fields in the JSON log.
    var fields: [String: JSONValue] {
        switch self {
        case .started(let mapping, let input, let target):
            ["mapping": .string(mapping), "input": .string(input), "target": .string(target)]
        case .bridge(let event): event.fields
        case .connected(let port), .disconnected(let port), .guest(let port), .released(let port):
            ["port": .string(port)]
        case .notConnected(let port, let reason): ["port": .string(port), "reason": .string(reason)]
        case .waitingForDevice(let match, let present):
            ["match": .string(match), "present": .array(present.map { .string($0) })]
        case .doubt(let doubt): doubt.fields
        case .overrun(let total): ["total": .integer(total)]
        case .inputLost(let reason), .stopping(let reason): ["reason": .string(reason)]
        case .inputFound, .inputEnded: [:]
        case .reloaded(let reload): reload.fields
        case .reloadFailed(let fault): fault.fields
        case .notWatched(let mapping): ["file": .string(mapping)]
        case .dashboard(let url, let isExposed): ["url": .string(url), "exposed": .bool(isExposed)]
        }
    }

    /// What is shown before the line, as at the start: the mistakes in the mapping file.
    var details: String {
        switch self {
        case .reloaded(let reload): reload.warnings
        case .reloadFailed(let fault): fault.details
        default: ""
        }
    }
}
