import ALSASequencer
import Mapping
import YAML

@testable import Command

/// Ports and mappings that tests make up.
enum Ports {
    /// A port of a USB device, or of a program when it has no path.
    static func port(
        _ client: UInt8, _ name: String, usb: String? = nil, serial: String? = nil, index: Int = 0,
        isReadable: Bool = true
    ) -> SequencerPort {
        SequencerPort(
            address: PortAddress(client: client, port: UInt8(index)), index: index, rawClientName: name,
            rawPortName: "\(name) MIDI \(index + 1)", owner: usb == nil ? .program : .kernel(card: Int(client) / 4),
            isReadable: isReadable, usb: usb.map { USBDevice(path: $0, serial: serial) })
    }

    /// The matcher of a mapping with the given entries, each written as its keys below `- `.
    static func matcher(_ entries: [String]) -> DeviceMatcher? {
        let devices = entries.map { "  - {\($0), rules: [{cc: 1, slider: A}]}\n" }
        return LoadedMapping(Source(name: "f", text: "version: 1\ndevices:\n" + devices.joined())).mapping?.matcher
    }
}
