import MIDI
import YAML

extension MappingReader {
    /// The settings of a rule; those that have no meaning in it are reported and left out.
    mutating func readSettings(_ fields: Fields<RuleKey>, _ shape: RuleShape?, maximum: UInt16) -> RuleSettings {
        var settings = RuleSettings()
        for key in fields.order {
            guard let entry = fields[key] else { continue }
            if let reason = shape?.objection(to: key) {
                report(.noMeaning(key: entry.key, reason: reason), at: entry.keyPlace)
            } else {
                read(key, entry, shape, Int(maximum), into: &settings)
            }
        }
        checkMiddle(&settings, fields[.deadzone])
        if shape?.target == .toggle, let value = fields[.value], let mode = fields[.mode] {
            report(.modeAndValue(mode: mode.keyPlace), at: value.keyPlace)
        }
        return settings
    }

    private mutating func read(
        _ key: RuleKey, _ entry: Node.Entry, _ shape: RuleShape?, _ maximum: Int,
        into settings: inout RuleSettings
    ) {
        switch key {
        case .input: settings.input = input(entry, maximum)
        case .range: settings.range = range(entry)
        case .invert: settings.invert = boolean(entry)
        case .value: settings.value = (shape?.target).flatMap { value(entry, for: $0) }
        case .mode: settings.mode = word(entry)
        case .threshold: settings.threshold = integer(entry, in: 1...maximum).map { UInt16($0) }
        case .delivery: settings.delivery = word(entry)
        case .rate: settings.rate = number(entry, in: MappingLimits.allowedRates)
        case .expire: settings.expire = duration(entry, in: .milliseconds(50) ... .seconds(60), "50ms to 60s")
        case .order: settings.order = word(entry)
        case .curve: settings.curve = curve(entry)
        case .steps: settings.steps = integer(entry, in: 2...16384)
        case .deadband: settings.deadband = share(entry, orNone: true)
        case .deadzone: settings.deadzone = integer(entry, in: 1...(maximum / 2 - 1)).map { UInt16($0) }
        case .encoder: settings.encoder = word(entry)
        case .step: settings.step = share(entry)
        case .acceleration: settings.acceleration = number(entry, in: 1...100)
        case .wrap: settings.wrap = boolean(entry)
        case .layer: settings.layer = layerName(entry)
        case .takeover: settings.takeover = word(entry)
        case .when: settings.when = word(entry)
        case .hold: settings.hold = duration(entry, in: .milliseconds(50) ... .seconds(60), "50ms to 60s")
        case .velocity: settings.velocity = velocities(entry)
        case .debounce: settings.debounce = duration(entry, in: .milliseconds(1) ... .seconds(1), "1ms to 1s")
        case .start: settings.start = number(entry, in: 0...1)
        case .light: settings.lights = lights(entry, shape?.light ?? .unknown)
        default: break
        }
    }

    private mutating func input(_ entry: Node.Entry, _ maximum: Int) -> RuleSettings.Input? {
        let needed = "two whole numbers such as `[0, \(maximum)]`"
        return ends(entry, in: 0...maximum, needed: needed, { node throws(ValueError) in try node.integer() }).map {
            RuleSettings.Input(first: UInt16($0.first), last: UInt16($0.last))
        }
    }

    /// Reports a dead zone that reaches to an end of the travel.
    private mutating func checkMiddle(_ settings: inout RuleSettings, _ entry: Node.Entry?) {
        guard let entry, let input = settings.input, let deadzone = settings.deadzone else { return }
        let most = (max(input.first, input.last) - min(input.first, input.last) + 1) / 2
        guard deadzone + 1 >= most else { return }
        report(.deadzoneTooWide(found: Int(deadzone), most: Int(most) - 2), at: place(of: entry))
        settings.deadzone = nil
    }

    private mutating func range(_ entry: Node.Entry) -> RuleSettings.Output? {
        let needed = "two numbers such as `[0.2, 0.8]`"
        return ends(entry, in: 0...1, needed: needed, { node throws(ValueError) in try node.number() }).map {
            RuleSettings.Output(first: $0.first, last: $0.last)
        }
    }

    /// What a press sets, as the target needs it.
    private mutating func value(_ entry: Node.Entry, for target: RuleTarget.Kind) -> RuleSettings.Value? {
        switch target {
        case .button, .xyPad: return nil
        case .string: return read(entry) { node throws(ValueError) in .text(try node.text()) }
        case .slider: return number(entry, in: 0...1).map { .level($0) }
        case .toggle: return boolean(entry).map { .state($0) }
        case .index:
            guard let option = integer(entry) else { return nil }
            if option < 0 {
                report(
                    .outOfRange(key: entry.key, found: entry.value.found, allowed: "0 or above"), at: entry.value.place)
            }
            return option < 0 ? nil : .option(option)
        }
    }
}
