import Glibc

/// A USB device as the kernel tells it from others of the same model.
public struct USBDevice: Hashable, Sendable {
    /// The kernel's path of the socket that the device is in: bus, then the ports on the way, such as `1-1.4`.
    ///
    /// It stays the same when the device is plugged into the same socket again.
    public let path: String
    /// The serial number that the maker gave it, without blanks at its ends; many devices have none.
    public let serial: String?

    /// Creates a device's description.
    public init(path: String, serial: String? = nil) {
        self.path = path
        self.serial = serial
    }

    /// The USB device that a sound card is, or nil when the card is none or cannot be looked at.
    ///
    /// - Parameter root: The folder where the kernel lists its sound cards.
    public init?(ofCard card: Int, root: String = "/sys/class/sound") {
        guard let interface = Self.resolved("\(root)/card\(card)/device") else { return nil }
        // The card belongs to an interface such as 1-1.4:1.0, in the folder of its device.
        let parts = interface.split(separator: "/")
        guard parts.count > 1, let name = parts.last, case let path = parts[parts.count - 2],
            name.hasPrefix("\(path):"), path.first?.isNumber == true
        else { return nil }
        self.path = String(path)
        serial = Self.line("\(interface)/../serial")
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The text in a file of the kernel's, which is short.
    private static func line(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return nil }
        let text = String(decoding: buffer[..<count], as: UTF8.self).trimmingBlanks
        return text.isEmpty ? nil : text
    }
}
