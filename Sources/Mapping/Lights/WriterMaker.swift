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
        let lights = rule.lights ?? [Light()]
        return lights.flatMap { light -> [Made] in
            let channel = light.channel ?? rule.channel ?? Channel(statusByte: 0)
            let inputs = rule.source.numbers
            if let output = light.output {
                let cells = inputs.flatMap { self.cells(rule.source, rule.channel, $0) }
                let display = display(of: rule, light, input: nil, cells)
                let writer = writer(
                    .rule(number), display, light, rule, isExplicit: rule.lights != nil, place: nil, output)
                return [Made(lamp: Lamp(output: output, channel: channel), writer: writer, cells: cells)]
            }
            return inputs.enumerated().compactMap { place, input in
                guard let output = rule.source.ownLamp(input) else { return nil }
                let cells = cells(rule.source, rule.channel, input)
                let display = display(
                    of: rule, light, input: rule.source.option(at: place), cells)
                let writer = writer(
                    .rule(number), display, light, rule, isExplicit: rule.lights != nil, place: place, output)
                return Made(lamp: Lamp(output: output, channel: channel), writer: writer, cells: cells)
            }
        }
    }

    /// What shows whether a layer is on.
    func writers(ofLayer number: Int) -> [Made] {
        let layer = mapping.layers[number]
        return (layer.lights ?? [Light()]).compactMap { light in
            guard let input = layer.source.numbers.first, let output = light.output ?? layer.source.ownLamp(input)
            else {
                return nil
            }
            let channel = light.channel ?? layer.channel ?? Channel(statusByte: 0)
            let writer = writer(.layer(number), .layer, light, nil, isExplicit: true, place: nil, output)
            return Made(
                lamp: Lamp(output: output, channel: channel), writer: writer,
                cells: cells(layer.source, layer.channel, input))
        }
    }

    private func writer(
        _ subject: LampWriter.Subject, _ display: LampWriter.Display, _ light: Light, _ rule: CompiledRule?,
        isExplicit: Bool, place: Int?, _ output: Light.Output
    ) -> LampWriter {
        let own = Lamp(output: output, channel: Channel(statusByte: 0)).maximum
        var looks = light.on.map { LampLook(value: UInt16($0.value), channel: $0.channel) }
        if looks.isEmpty { looks = [LampLook(value: own, channel: nil)] }
        // Of several inputs with a lamp each, each has its look.
        if let place, case .option = display { looks = [looks[min(place, looks.count - 1)]] }
        let off = light.off.map { LampLook(value: UInt16($0.value), channel: $0.channel) } ?? .dark
        let touch = light.touch.map { note in Channel.all.compactMap { table.cells.cell(.note, $0, Int(note)) } } ?? []
        return LampWriter(
            subject: subject, display: display, on: looks, off: off,
            range: light.range ?? Light.Travel(first: 0, last: own), isExplicit: isExplicit, touch: touch,
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
            let (from, to) = rule.turning == nil ? shaping.ways : (shaping.reach.lowerBound, shaping.reach.upperBound)
            return .travel(from: from, to: to)
        }
        return .place(shaping)
    }
}

extension Shaping {
    /// The positions at both ends of the way.
    fileprivate var ways: (Double, Double) { (range.first, range.last) }
}

extension RuleSource {
    /// The lamp of an input that has one itself.
    func ownLamp(_ input: Int) -> Light.Output? {
        switch self {
        case .note, .notes: .note(UInt8(truncatingIfNeeded: input))
        case .controlChange(let number): .controlChange(number)
        case .controlPair(let coarse, let fine): .controlPair(coarse: coarse, fine: fine)
        case .pitchBend: .pitchBend
        default: nil
        }
    }
}

extension LampWriter.Display {
    /// Whether it shows where a control stands.
    fileprivate var isPosition: Bool {
        switch self {
        case .place, .travel: true
        default: false
        }
    }
}
