import MIDI

/// Which rules of one mapping are also in another: those with the same device, source, target and settings.
struct RuleCounterparts {
    /// What makes a rule the same, wherever it stands in the file and whatever it is called.
    private struct Identity: Hashable {
        let match: String
        let port: Int?
        let usb: String?
        let serial: String?
        let source: RuleSource
        let channel: Channel?
        let target: RuleTarget
        let axis: PadAxis?
        let delivery: RuleDelivery
        let expiry: Duration
        let rate: Double?
        let order: PairOrder?
        let response: Response
        let press: PressRule
        let debounce: Duration?
        let takeover: Takeover
        let turning: Turning?
        let layer: String?

        init(_ rule: CompiledRule, of mapping: CompiledMapping) {
            let device = mapping.devices[rule.device]
            (match, port, usb, serial) = (device.match, device.port, device.usb, device.serial)
            (source, channel, order) = (rule.source, rule.channel, rule.order)
            (target, axis, delivery) = (mapping.targets[rule.target], rule.axis, rule.delivery)
            (expiry, rate) = (rule.expiry, rule.rate)
            layer = rule.layer.map { mapping.layers[$0].name }
            (response, turning) = (rule.response, rule.turning)
            (press, debounce, takeover) = (rule.press, rule.debounce, rule.takeover)
        }
    }

    /// The number in the new mapping of each rule of the old one; nil for those that are gone.
    let new: [Int?]
    /// How many rules the new mapping has that the old one has not.
    let added: Int

    init(from old: CompiledMapping, to new: CompiledMapping) {
        var numbers: [Identity: [Int]] = [:]
        for number in new.rules.indices.reversed() {
            numbers[Identity(new.rules[number], of: new), default: []].append(number)
        }
        self.new = old.rules.map { numbers[Identity($0, of: old)]?.popLast() }
        added = new.rules.count - self.new.count { $0 != nil }
    }

    /// How many rules of the old mapping are gone.
    var removed: Int { new.count { $0 == nil } }

    /// Whether each rule of the old mapping is gone.
    var isGone: [Bool] { new.map { $0 == nil } }
}
