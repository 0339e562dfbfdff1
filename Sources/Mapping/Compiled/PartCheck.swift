import MIDI
import YAML

/// Looks for controllers of one device that are read in two ways.
struct PartCheck {
    private(set) var diagnostics: [Diagnostic] = []

    /// What a controller is a part of.
    private enum Whole: Hashable {
        case pair(coarse: UInt8, fine: UInt8, PairOrder?)
        case parameters(isRegistered: Bool)
        /// Data of the selected parameter.
        case data
        case bank
    }

    /// What a rule makes of a controller.
    private enum Use: Hashable {
        case value
        case encoder(RelativeEncoding)
        case part(Whole, name: String)

        /// Whether both can be true of one controller.
        func fits(_ other: Use) -> Bool {
            switch (self, other) {
            case (.part(.parameters, _), .part(.parameters, _)): true
            case (.part(let left, _), .part(let right, _)): left == right
            default: self == other
            }
        }

        /// The use for a message; nil for a part.
        var name: String? {
            switch self {
            case .value: "a value"
            case .encoder(let encoding): "steps in `\(encoding.rawValue)`"
            case .part: nil
            }
        }
    }

    private struct Claim {
        let use: Use
        let port: Int?
        let channel: Channel?
        let rule: Rule
    }

    /// Reports each rule that uses a controller in another way than an earlier one of the same device.
    mutating func check(_ devices: [DeviceEntry]) {
        var claims: [DeviceIdentity: [UInt8: [Claim]]] = [:]
        for device in devices { check(device, &claims[DeviceIdentity(device), default: [:]]) }
    }

    private mutating func check(_ device: DeviceEntry, _ claims: inout [UInt8: [Claim]]) {
        for rule in device.rules where rule.isSound {
            let channel = rule.channel ?? device.channel
            var isReported = false
            for (controller, use) in Self.uses(of: rule) {
                let claim = Claim(use: use, port: device.port, channel: channel, rule: rule)
                let known = claims[controller] ?? []
                let isKnown = known.contains { $0.use == use && $0.port == device.port && $0.channel == channel }
                let other = known.first { Self.collide($0, claim) }
                if let other, !isReported, !isKnown || use.name != nil {
                    report(controller, claim, other)
                    isReported = true
                }
                if !isKnown { claims[controller, default: []].append(claim) }
            }
        }
    }

    private static func collide(_ one: Claim, _ other: Claim) -> Bool {
        let meet = one.channel == nil || other.channel == nil || one.channel == other.channel
        let sharePort = one.port == nil || other.port == nil || one.port == other.port
        return meet && sharePort && !one.use.fits(other.use)
    }

    private static func uses(of rule: Rule) -> [(controller: UInt8, use: Use)] {
        switch rule.source {
        case .controlChange(let number): [(number, rule.settings.encoder.map { .encoder($0) } ?? .value)]
        case .controlPair(let coarse, let fine):
            [
                (coarse, part(coarse, fine, rule, "the most significant half")),
                (fine, part(coarse, fine, rule, "the least significant half")),
            ]
        case .parameter(let parameter):
            (parameter.isRegistered ? [101, 100] : [99, 98]).map {
                ($0, .part(.parameters(isRegistered: parameter.isRegistered), name: "a part"))
            } + [6, 38, 96, 97].map { ($0, .part(.data, name: "a part")) }
        case .bankProgram: [(0, .part(.bank, name: "a part")), (32, .part(.bank, name: "a part"))]
        default: []
        }
    }

    private static func part(_ coarse: UInt8, _ fine: UInt8, _ rule: Rule, _ name: String) -> Use {
        .part(.pair(coarse: coarse, fine: fine, rule.settings.order), name: name)
    }

    private mutating func report(_ controller: UInt8, _ claim: Claim, _ other: Claim) {
        guard let mistake = Self.mistake(controller, claim, other) else { return }
        diagnostics.append(mistake.diagnostic(at: claim.rule.sourcePlace))
    }

    private static func mistake(_ controller: UInt8, _ claim: Claim, _ other: Claim) -> MappingMistake? {
        let earlier = (place: other.rule.sourcePlace, "\(other.rule.source)")
        switch (claim.use, other.use) {
        case (.part(let whole, let name), let use), (let use, .part(let whole, let name)):
            let part = use == claim.use ? other : claim
            if case .part(.data, _) = use, case .data = whole { return nil }
            if whole == .data, use.name != nil { return .data(controller, of: "\(part.rule.source)", earlier) }
            return .part(controller, name, of: "\(part.rule.source)", alone: use.name != nil, earlier)
        default:
            // Two rules of one control contradict each other, which is said already.
            guard claim.rule.target != other.rule.target, let here = claim.use.name, let there = other.use.name else {
                return nil
            }
            return .twoReadings(controller, here, there, earlier)
        }
    }
}
