import ALSASequencer
import Mapping

extension SequencerPort {
    /// The port as the mapping's device entries see it.
    var name: PortName {
        PortName(client: clientName, port: portName, number: index, isReserved: isSystem || isMidiThrough)
    }

    /// The port for people: the client's name, and the port's own where it says more.
    var title: String {
        portName.isEmpty || portName == clientName ? clientName : "\(clientName) (\(portName))"
    }
}
