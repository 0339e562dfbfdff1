/// The devices that there are, and those that are waited for.
struct DeviceList: Sendable {
    /// The most that are kept; those that are gone make room first.
    static let most = 64

    private(set) var devices: [DeviceStatus] = []

    /// A device is, or does, something.
    mutating func set(_ device: DeviceStatus) {
        devices.removeAll { $0.name == device.name || ($0.state == .awaited && device.answers.contains($0.name)) }
        devices.append(device)
        while devices.count > Self.most {
            devices.remove(at: devices.firstIndex { $0.state == .gone } ?? 0)
        }
    }

    mutating func remove(_ name: String) { devices.removeAll { $0.name == name } }

    /// Only these are still waited for.
    mutating func stillAwaited(_ names: [String]) {
        devices.removeAll { $0.state == .awaited && !names.contains($0.name) }
    }
}
