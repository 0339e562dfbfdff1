extension DeviceKey: SchemaKey {
    var summary: String {
        switch self {
        case .match: "The ALSA client's or port's name, the beginning of one, or a pattern with * and ?."
        case .port: "Only the port with this number, from 0. Left out: every port."
        case .usb: "Only the device at this USB path, as volta-midi devices shows it. Left out: every path."
        case .serial: "Only the device with this serial number. Left out: every device."
        case .channel: "The channel of the rules that name none, 1 to 16. Left out: every channel."
        case .name: "What messages call the device."
        case .light: "`none`: rules that say nothing of a light have none. Left out: they have the usual one."
        case .onConnect: "MIDI messages in hexadecimal bytes for the device when it is there. Left out: none."
        case .onExit: "MIDI messages in hexadecimal bytes for the device at the end. Left out: none."
        case .rules: "The rules, each with one source and one target."
        }
    }

    var schema: SchemaNode {
        switch self {
        case .match, .serial, .name: .reference("text")
        case .port: .integer(0...255)
        case .usb: ["type": "string", "pattern": "^\\s*[0-9]+-[0-9]+(\\.[0-9]+)*\\s*$"]
        case .channel: .integer(1...16)
        case .light: .words(NoLight.self)
        case .onConnect, .onExit:
            .anyOf([.reference("messages"), ["type": "array", "items": .reference("messages")]])
        case .rules: ["type": ["array", "null"], "items": .reference("rule")]
        }
    }
}
