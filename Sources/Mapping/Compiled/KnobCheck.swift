import MIDI
import YAML

/// Looks for knobs of known models that a rule reads in another way than they speak.
struct KnobCheck {
    private(set) var diagnostics: [Diagnostic] = []

    /// Reports encoders that are read as positions, positions that are read as steps, and steps in another encoding.
    mutating func check(_ devices: [DeviceEntry]) {
        for device in devices {
            guard let model = KnownDevice.named(device.match) else { continue }
            for rule in device.rules where rule.isSound {
                guard let mistake = Self.mistake(rule, rule.channel ?? device.channel, model) else { continue }
                diagnostics.append(mistake.diagnostic(at: rule.sourcePlace))
            }
        }
    }

    private static func mistake(_ rule: Rule, _ channel: Channel?, _ model: KnownDevice) -> MappingMistake? {
        guard case .controlChange(let controller) = rule.source else { return nil }
        let isEncoder = model.isEncoder(controller, on: channel)
        switch rule.settings.encoder {
        case nil where isEncoder && Response(rule).shaping != nil:
            return .encoderAsValue(controller, model.client, model.encoding)
        case let encoding? where model.positions.contains(controller):
            return .valueAsEncoder(controller, model.client, encoding)
        case let encoding? where isEncoder && encoding != model.encoding:
            return .otherEncoding(controller, model.client, model.encoding)
        default: return nil
        }
    }
}
