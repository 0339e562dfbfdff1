import Bridge
import Volta

/// Something worth a line in the log of a run.
enum RunEvent: Equatable {
    /// The run begins.
    case started(mapping: String, input: String, target: String)
    /// Something happened in the bridge.
    case bridge(BridgeEvent)
    /// A controller's port was connected.
    case connected(port: String)
    /// A connected port has gone.
    case disconnected(port: String)
    /// A port that the mapping names cannot be connected.
    case notConnected(port: String, reason: String)
    /// A device of the mapping is not there yet.
    case waitingForDevice(match: String, present: [String])
    /// A port does not get what its owner may expect.
    case doubt(PortDoubt)
    /// A program plays into the virtual port.
    case guest(port: String)
    /// The sequencer dropped events because they were not read in time; the count since the start.
    case overrun(total: Int)
    /// A port was let go of because the mapping names it no more.
    case released(port: String)
    /// The saved mapping file is good, and followed from now on.
    case reloaded(MappingReload)
    /// The saved mapping file cannot be used: what the run follows stays.
    case reloadFailed(MappingFault)
    /// The system gives no means to watch the mapping file.
    case notWatched(mapping: String)
    /// The input cannot be read now.
    case inputLost(reason: String)
    /// The input is back.
    case inputFound
    /// The input has come to its end, and with it the run or not.
    case inputEnded(endsRun: Bool)
    /// The run is shown in a browser; exposed when others than this machine can reach it.
    case dashboard(url: String, isExposed: Bool)
    /// The run ends.
    case stopping(reason: String)
}
