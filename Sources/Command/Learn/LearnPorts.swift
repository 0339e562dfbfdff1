import ALSASequencer
import Learning
import Mapping
import YAML

/// The ports of the sequencer as learning names them.
struct LearnPorts {
    private var ports: [PortAddress: LearnPort] = [:]

    /// Looks at the ports that are there; `devices` are the entries of the file.
    init(_ ports: [SequencerPort], in devices: [DeviceEntry]) {
        let waiting = PortChoice(of: ports, by: DeviceMatcher(entries: devices)).waiting
        for lines in PortLines.all(ports) {
            let port = lines.port
            self.ports[port.address] = LearnPort(
                PortID(port.address), port.name, lines: lines.lines, isWaiting: waiting[port.address] != nil)
        }
    }

    /// The port with an address; one without a name when it is not known.
    subscript(address: PortAddress) -> LearnPort {
        ports[address] ?? LearnPort(unnamed: PortID(address))
    }
}
