/// Layers: rules that act only while theirs is on, in the place of rules without one on the same input.
extension Engine {
    /// The layers of which an input is the control change.
    mutating func switchLayers(_ input: PortInput, in table: RuleTable) {
        guard let switches = table.switches(ofCell: input.cell) else { return }
        for layer in switches {
            let wasOn = layers.isOn(layer)
            layers.change(layer, by: input.stimulus)
            tell(layer: layer, wasOn: wasOn)
        }
    }

    /// The momentary layers that a port holds are held no longer.
    mutating func letGoOfLayers(_ port: PortID) {
        guard let slot = ports.slot(of: port), let table = ports[slot].table else { return }
        for input in ports[slot].releases(in: tables[table]) { switchLayers(input, in: tables[table]) }
    }

    /// Whether some rule of an input has a layer that is on.
    func isCovered(_ places: Range<Int>, in table: RuleTable) -> Bool {
        table.hasLayers
            && places.contains { place in
                mapping.rules[Int(table.hits[place].rule)].layer.map { layers.isOn($0) } ?? false
            }
    }

    /// Whether a rule acts; those without a layer do not where their input is covered.
    func isOn(_ rule: Int, isCovered: Bool) -> Bool {
        mapping.rules[rule].layer.map { layers.isOn($0) } ?? !isCovered
    }
}
