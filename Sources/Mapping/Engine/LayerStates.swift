/// Which layers are on.
struct LayerStates: Sendable {
    private let layers: [CompiledLayer]
    private var areOn: [Bool]
    /// How many controls of each momentary layer are held: devices of the same kind have one each.
    private var held: [Int]
    /// How often a layer was turned on or off.
    private(set) var changes = 0

    init(_ layers: [CompiledLayer]) {
        self.layers = layers
        held = Array(repeating: 0, count: layers.count)
        areOn = Array(repeating: false, count: layers.count)
        if let first = layers.firstIndex(where: { $0.mode == .radio }) { areOn[first] = true }
    }

    /// Whether a layer is on.
    func isOn(_ layer: Int) -> Bool { areOn[layer] }

    /// Something happened to the control of a layer.
    mutating func change(_ layer: Int, by stimulus: Stimulus) {
        let threshold = layers[layer].threshold
        let wasHeld = stimulus.previous >= threshold
        if stimulus.isPress(threshold: threshold), !wasHeld {
            pressed(layer)
        } else if stimulus.isRelease(threshold: threshold), wasHeld, layers[layer].mode == .momentary {
            held[layer] -= 1
            set(layer, held[layer] > 0)
        }
    }

    /// Layers that are the same in another mapping are on as they were there; one of the radio layers is.
    mutating func take(from earlier: LayerStates) {
        var radio = layers.firstIndex { $0.mode == .radio }
        for (layer, compiled) in layers.enumerated() {
            guard let old = earlier.layers.firstIndex(where: { $0.isSame(as: compiled) }) else { continue }
            (areOn[layer], held[layer]) = (earlier.areOn[old], earlier.held[old])
            if compiled.mode == .radio, areOn[layer] { radio = layer }
        }
        for layer in layers.indices where layers[layer].mode == .radio { areOn[layer] = layer == radio }
    }

    private mutating func pressed(_ layer: Int) {
        switch layers[layer].mode {
        case .momentary:
            held[layer] += 1
            set(layer, true)
        case .latched: set(layer, !areOn[layer])
        case .radio: for other in layers.indices where layers[other].mode == .radio { set(other, other == layer) }
        }
    }

    private mutating func set(_ layer: Int, _ isOn: Bool) {
        if areOn[layer] != isOn { changes += 1 }
        areOn[layer] = isOn
    }
}
