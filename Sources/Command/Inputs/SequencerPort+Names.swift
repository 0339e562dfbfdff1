import ALSASequencer
import Mapping

extension SequencerPort {
    /// The port as the mapping's device entries see it.
    var name: PortName {
        PortName(
            client: clientName, port: portName, number: index, usb: usb?.path, serial: usb?.serial,
            isReserved: isSystem || isMidiThrough)
    }

    /// The port for people: the client's name, and the port's own where it says more.
    var title: String {
        portName.isEmpty || portName == clientName ? clientName : "\(clientName) (\(portName))"
    }

    /// What tells the device from others of the same name, for people.
    var place: String {
        guard let usb else {
            if case .kernel(let card?) = owner { return "sound card \(card)" }
            return "client \(address.client)"
        }
        return "USB \(usb.path)" + (usb.serial.map { ", serial number \($0.onOneLine)" } ?? "")
    }
}
