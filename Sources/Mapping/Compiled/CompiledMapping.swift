/// A mapping in its running shape.
public struct CompiledMapping: Sendable {
    /// How fast actions may go out.
    public let limits: MappingLimits
    /// The devices as the file lists them.
    public let devices: [DeviceEntry]
    /// All rules in the order of the file, without those that only repeat another.
    public let rules: [CompiledRule]
    /// What the rules move; each target is listed once.
    public let targets: [RuleTarget]
    /// The layers in the order of the file.
    let layers: [CompiledLayer]
    /// Where the control of each target starts, for what turns it; of pads from side to side.
    let starts: [Double]
    /// Where the pad of each target starts up and down.
    let startHeights: [Double]
    /// Which ports each device's entry means.
    public let matcher: DeviceMatcher

    /// A mapping without devices, of which no port follows a rule.
    public static let empty = CompiledMapping(MappingFile(limits: MappingLimits(), devices: []))

    /// The running shape of a file.
    public init(_ file: MappingFile) {
        var targets: [RuleTarget] = []
        var numbers: [RuleTarget: Int] = [:]
        var starts: [PadAxis: [Int: Double]] = [:]
        let rules = file.numberedRules.map { device, rule in
            let target = numbers[rule.target] ?? targets.count
            if target == targets.count {
                numbers[rule.target] = target
                targets.append(rule.target)
            }
            if let start = rule.settings.start {
                starts[rule.axis ?? .x, default: [:]].merge([target: start]) { first, _ in first }
            }
            return Self.compiled(rule, device: device, of: file, target: target)
        }
        limits = file.limits
        devices = file.devices
        layers = file.layers.map { CompiledLayer($0, of: file) }
        self.rules = rules
        self.targets = targets
        self.starts = targets.indices.map { starts[.x]?[$0] ?? 0 }
        startHeights = targets.indices.map { starts[.y]?[$0] ?? 0 }
        matcher = DeviceMatcher(entries: file.devices)
    }

    private static func compiled(_ rule: Rule, device: Int, of file: MappingFile, target: Int) -> CompiledRule {
        let layer = rule.settings.layer.flatMap { name in file.layers.firstIndex { $0.name == name } }
        let response = Response(rule)
        let usual = response.defaultDelivery(for: rule.target.kind, from: rule.source.kind)
        return CompiledRule(
            device: device, line: rule.place.line, name: rule.shownName, source: rule.source,
            channel: rule.channel ?? file.devices[device].channel, target: target, axis: rule.axis,
            delivery: rule.settings.delivery ?? usual,
            expiry: rule.settings.expire ?? WaitingDemands.usualExpiry, rate: rule.settings.rate,
            order: rule.settings.order, response: response, hasDeadband: (rule.settings.deadband ?? 0) > 0,
            press: PressRule(rule.settings),
            debounce: rule.settings.debounce, layer: layer, takeover: rule.settings.takeover ?? .jump,
            turning: Turning(rule),
            lights: rule.settings.lights ?? (file.devices[device].hasUsualLights ? nil : []))
    }

    /// The table of the rules of some devices' entries, by their numbers.
    func table(for entries: [Int]) -> RuleTable {
        let wanted = Set(entries)
        let switches = layers.enumerated().filter { !$0.element.devices.isDisjoint(with: wanted) }
        return RuleTable(
            rules.indices.lazy.filter { wanted.contains(rules[$0].device) }, of: rules,
            switches: switches.map { ($0.offset, $0.element) })
    }
}
