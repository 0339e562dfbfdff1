/// The keys of a device that messages come from.
enum FromKey: String, CaseIterable {
    case name, port, usb, serial
    case portName = "port_name"
}
