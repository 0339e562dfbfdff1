/// The keys of a device.
enum DeviceKey: String, CaseIterable {
    case match, port, channel, name, light
    case onConnect = "on_connect"
    case onExit = "on_exit"
    case rules
}
