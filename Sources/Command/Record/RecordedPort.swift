import MIDI
import Mapping
import Volta

/// The port of a track: its names and places as they were when it was recorded.
///
/// A text of the track keeps all that the `match` of a device looks at. Files of other programs have a device's name at
/// most.
struct RecordedPort: Hashable, Sendable {
    private static let mark = "volta-midi port "

    /// The cue points at which a port that something came from goes, and comes again.
    static let unplugged = "unplugged"
    static let pluggedIn = "plugged in"

    /// The names; nil for bytes that came from nothing with a name.
    let name: PortName?
    /// Whether the sender played into the program's own port, without being a device of the mapping.
    let isGuest: Bool

    init(_ name: PortName?, isGuest: Bool = false) {
        (self.name, self.isGuest) = (name, isGuest)
    }

    /// The port for people.
    var title: String {
        guard let name else { return "raw MIDI bytes" }
        let (client, port) = (name.client.onOneLine, name.port.onOneLine)
        return port.isEmpty || port == client ? client : "\(client) (\(port))"
    }

    /// What the track of the port says of itself.
    var track: StandardMIDIFile.Track {
        guard let name else { return StandardMIDIFile.Track(name: title) }
        return StandardMIDIFile.Track(name: title, device: name.client, texts: [Self.mark + json(name).text])
    }

    private func json(_ name: PortName) -> JSONValue {
        var fields: [String: JSONValue] = [
            "client": .string(name.client), "port": .string(name.port), "number": .integer(name.number),
        ]
        fields["usb"] = name.usb.map { .string($0) }
        fields["serial"] = name.serial.map { .string($0) }
        if name.isReserved { fields["reserved"] = .bool(true) }
        if isGuest { fields["guest"] = .bool(true) }
        return .object(fields)
    }

    /// Whose rules the messages of a track follow: those that they followed live, or those of all devices when nothing
    /// is known, or what is known fits none.
    static func origin(of track: StandardMIDIFile.Track) -> PortOrigin {
        for text in track.texts where text.hasPrefix(mark) {
            guard let fields = JSONValue(json: Array(text.dropFirst(mark.count).utf8))?.objectValue,
                let client = fields["client"]?.stringValue
            else { continue }
            let name = PortName(
                client: client, port: fields["port"]?.stringValue ?? "", number: fields["number"]?.intValue ?? 0,
                usb: fields["usb"]?.stringValue, serial: fields["serial"]?.stringValue,
                isReserved: fields["reserved"]?.boolValue ?? false)
            return fields["guest"]?.boolValue == true ? .sender(name) : .device(name)
        }
        guard let device = track.device else { return .unnamed }
        return .sender(PortName(client: device, port: track.name ?? "", number: 0))
    }
}
