/// What decides how a light may be written: what its rule or layer has to show, and what it has to show it with.
struct LightShape {
    /// What shows the state of a source without further words.
    enum OwnLight {
        /// Nothing: no surface has a lamp for it.
        case nothing
        /// The lamp of a note.
        case note
        /// The lamp, ring or fader of a controller.
        case controller
        /// Something that stands at a position of 14 bits.
        case position
    }

    /// What the source has itself.
    var own: OwnLight
    /// Whether there is a position to show.
    var hasPosition: Bool
    /// Whether there is more than on and off to show, so that `on` may be a list.
    var hasSeveralStates: Bool

    /// The control of a layer.
    static func layer(of source: RuleSource.Kind) -> LightShape {
        LightShape(own: source == .note ? .note : .controller, hasPosition: false, hasSeveralStates: false)
    }

    /// A rule of which too little is known to object to anything.
    static let unknown = LightShape(own: .controller, hasPosition: true, hasSeveralStates: true)

    /// Why a key has no meaning in a light with the given keys; nil when it has one.
    func objection(to key: LightKey, beside keys: Set<LightKey>, isPair: Bool, isList: Bool) -> String? {
        let isNamed = keys.contains(where: \.isOutput)
        let isWide = isNamed ? keys.contains(.pitchBend) || isPair : own == .position
        let isNote = isNamed ? keys.contains(.note) : own == .note
        switch key {
        case .pitchBend: return hasPosition ? nil : Self.noPosition
        case .cc: return hasPosition || !isPair ? nil : Self.noPosition
        case .on, .off:
            if isWide { return "14 bits say where something stands, not how a lamp shines" }
            return key == .on && isList && !hasSeveralStates
                ? "a list is for options, `notes` or the parts of a level" : nil
        case .range:
            if !keys.isDisjoint(with: [.on, .off]) { return "`on` and `off` already say how a lamp shines" }
            if isNote { return "the lamp of a note is on or off; it is for what stands somewhere" }
            return hasPosition ? nil : Self.noPosition
        default: return nil
        }
    }

    private static let noPosition = "there is no position to show"
}

extension RuleShape {
    /// How the rule's light may be written.
    var light: LightShape {
        LightShape(
            own: ownLight, hasPosition: isContinuous,
            hasSeveralStates: target == .index || source == .notes || isContinuous)
    }

    private var ownLight: LightShape.OwnLight {
        switch source {
        case .note, .notes: .note
        case .controlChange where !isPair: .controller
        case .controlChange, .pitchBend: isContinuous ? .position : .nothing
        default: .nothing
        }
    }
}
