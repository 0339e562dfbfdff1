/// The keys of a device.
enum DeviceKey: String, CaseIterable {
    case match, port, usb, serial, channel, name, light
    case onConnect = "on_connect"
    case onExit = "on_exit"
    case rules
}
