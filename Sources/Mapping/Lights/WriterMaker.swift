import MIDI

/// Makes the writers of lamps of rules and layers.
struct WriterMaker {
    let mapping: CompiledMapping
    let table: RuleTable

    /// A writer, its lamp, and the cells of the inputs whose lamp it is.
    struct Made {
        let lamp: Lamp
        let writer: LampWriter
        let cells: [Int]
    }

    /// What a rule shows.
    func writers(ofRule number: Int) -> [Made] {
        let rule = mapping.rules[number]
        let inputs = rule.source.numbers.map { cells(rule.source, rule.channel, $0) }
        let all = inputs.flatMap(\.self)
        return (rule.lights ?? [Light()]).flatMap { light in
            light.lamps(of: rule.source, on: rule.channel).enumerated().map { place, lamp in
                // A lamp of another place shows what all inputs come to, that of an input only this one.
                let place = light.output == nil ? place : nil
                let cells = place.map { inputs[$0] } ?? all
                let display = display(of: rule, light, input: place.map { rule.source.option(at: $0) }, cells)
                let writer = writer(
                    .rule(number), display, light, lamp, rule, isExplicit: rule.lights != nil, place: place,
                    inputs: table.hasLayers ? all : [])
                return Made(lamp: lamp, writer: writer, cells: cells)
            }
        }
    }

    /// What shows whether a layer is on.
    func writers(ofLayer number: Int) -> [Made] {
        let layer = mapping.layers[number]
        let cells = layer.source.numbers.flatMap { self.cells(layer.source, layer.channel, $0) }
        return (layer.lights ?? [Light()]).flatMap { light in
            light.lamps(of: layer.source, on: layer.channel).map { lamp in
                let writer = writer(.layer(number), .layer, light, lamp, nil, isExplicit: true, place: nil, inputs: [])
                return Made(lamp: lamp, writer: writer, cells: cells)
            }
        }
    }

    private func writer(
        _ subject: LampWriter.Subject, _ display: LampWriter.Display, _ light: Light, _ lamp: Lamp,
        _ rule: CompiledRule?, isExplicit: Bool, place: Int?, inputs: [Int]
    ) -> LampWriter {
        let own = lamp.maximum
        var looks = light.on.map { LampLook(value: UInt16($0.value), channel: $0.channel) }
        if looks.isEmpty { looks = [LampLook(value: own, channel: nil)] }
        // Of several inputs with a lamp each, each has its look.
        if let place, case .option = display { looks = [looks[min(place, looks.count - 1)]] }
        let off = light.off.map { LampLook(value: UInt16($0.value), channel: $0.channel) } ?? .dark
        let touch = light.touch.map { note in Channel.all.compactMap { table.cells.cell(.note, $0, Int(note)) } } ?? []
        return LampWriter(
            subject: subject, display: display, on: looks, off: off,
            range: light.range ?? Light.Travel(first: 0, last: own), isExplicit: isExplicit, inputs: inputs,
            touch: touch,
            fineFirst: rule?.order == .fineFirst, isMovedByHand: display.isPosition && rule?.turning == nil)
    }

    private func cells(_ source: RuleSource, _ channel: Channel?, _ input: Int) -> [Int] {
        source.channels(channel).compactMap { table.cells.cell(source.cellKind, $0, input) }
    }

    /// What a rule shows at the lamp of one of its inputs, of which the option is given, or at one lamp for all.
    private func display(
        of rule: CompiledRule, _ light: Light, input option: Int?, _ cells: [Int]
    ) -> LampWriter.Display {
        switch rule.response {
        case .press(.set(let state), _): .state(state)
        case .press(.flip, _), .hold: .state(true)
        case .press(.option(let option), _): .option(option)
        case .press(.level(let level), _): .level(level)
        case .press(_, let threshold): .held(cells: cells, threshold: max(threshold, 1))
        case .pick: option.map { .option($0) } ?? .anyOption
        case .level(let shaping, _): position(rule, light, shaping, isOwn: option != nil, parts: .parts)
        case .sweep(let shaping): position(rule, light, shaping, isOwn: option != nil, parts: .anyOption)
        }
    }

    private func position(
        _ rule: CompiledRule, _ light: Light, _ shaping: Shaping, isOwn: Bool, parts: LampWriter.Display
    ) -> LampWriter.Display {
        if !light.on.isEmpty || light.off != nil || rule.source.cellKind == .note { return parts }
        guard isOwn, rule.turning == nil, light.range == nil else {
            guard rule.turning == nil else {
                return .travel(from: shaping.reach.lowerBound, to: shaping.reach.upperBound)
            }
            return .travel(from: shaping.range.first, to: shaping.range.last)
        }
        return .place(shaping)
    }
}
