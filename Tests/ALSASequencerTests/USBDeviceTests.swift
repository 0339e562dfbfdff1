import FoundationEssentials
import Testing

@testable import ALSASequencer

/// Looking for the USB device of a sound card, in a folder like the kernel's.
@Suite struct USBDeviceTests {
    private let root = FileManager.default.temporaryDirectory.path + "/usb-\(UUID().uuidString)"

    /// A card that belongs to an interface of a device.
    private func card(_ number: Int, _ device: String, interface: String, serial: [UInt8]? = nil) throws {
        let folder = "\(root)/devices/\(device)/\(interface)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let serial { try Data(serial).write(to: URL(filePath: "\(root)/devices/\(device)/serial")) }
        try FileManager.default.createDirectory(
            atPath: "\(root)/class/card\(number)", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/class/card\(number)/device", withDestinationPath: "../../devices/\(device)/\(interface)")
    }

    private func device(_ number: Int) -> USBDevice? { USBDevice(ofCard: number, root: "\(root)/class") }

    @Test func pathAndSerialAreFound() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try card(1, "usb1/1-1/1-1.4", interface: "1-1.4:1.0", serial: Array(" ABC 12 \n".utf8))
        try card(2, "usb2/2-1", interface: "2-1:1.2")
        try card(3, "usb3/3-1", interface: "3-1:1.0", serial: Array("\n".utf8))
        #expect(device(1) == USBDevice(path: "1-1.4", serial: "ABC 12"))
        #expect(device(2) == USBDevice(path: "2-1"))
        #expect(device(3) == USBDevice(path: "3-1"))
    }

    @Test func anySerialIsAText() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try card(1, "1-1", interface: "1-1:1.0", serial: [0xFF, 0x41, 0x0A])
        try card(2, "1-2", interface: "1-2:1.0", serial: Array(repeating: 0x41, count: 5000))
        #expect(device(1)?.serial == "\u{FFFD}A")
        #expect(device(2)?.serial?.count == 1024)
    }

    @Test func whatIsNoUSBDeviceHasNone() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try card(1, "pci0000:00", interface: "0000:00:1b.0")
        try card(2, "platform", interface: "snd_dummy.0")
        #expect(device(1) == nil)
        #expect(device(2) == nil)
        #expect(device(9) == nil)
        #expect(device(-1) == nil)
    }
}
