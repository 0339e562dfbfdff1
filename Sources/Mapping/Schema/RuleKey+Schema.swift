import MIDI

extension RuleKey {
    /// What the key's value may be; in an axis and beside other keys it may be less.
    func schema(axis: SchemaNode) -> SchemaNode {
        switch self {
        case .cc: .controller
        case .note: .reference("note")
        case .notes: .reference("notes")
        case .program: .anyOf([.any, .integer(0...127)])
        case .nrpn, .rpn: .anyOf([.integer(0...16382), .halves.adding([("not", ["const": [127, 127]])])])
        case .pitchBend, .pressure: ["enum": ["any", true]]
        case .keyPressure: .anyOf([.any, .reference("note")])
        case .transport: .words(Transport.self)
        case .x, .y: axis
        case .button, .slider, .toggle, .index, .string, .xyPad: .reference("control")
        default: settingSchema
        }
    }

    private var settingSchema: SchemaNode {
        switch self {
        case .channel: .integer(1...16)
        case .bank: .anyOf([.integer(0...16383), .halves])
        case .order: .words(PairOrder.self)
        case .input: .ends(.integer(0...16383))
        case .range: .ends(.number(0...1))
        case .invert, .wrap: .reference("truth")
        case .mode: .words(ToggleMode.self)
        case .threshold: .integer(1...16383)
        case .curve: .anyOf([.words(Curve.Name.self), .points])
        case .steps: .integer(2...16384)
        case .deadband:
            .anyOf([.number(0...1), ["type": "string", "pattern": "^[0-9]+/[1-9][0-9]*$"]])
        case .deadzone: .integer(1...8190)
        case .step:
            .anyOf([
                ["type": "number", "exclusiveMinimum": 0, "maximum": 1],
                ["type": "string", "pattern": "^[1-9][0-9]*/[1-9][0-9]*$"],
            ])
        case .encoder: .words(RelativeEncoding.self)
        case .acceleration: .number(1...100)
        case .start: .number(0...1)
        case .takeover: .words(Takeover.self)
        case .when: .words(PressMoment.self)
        case .hold, .expire: .duration(.fiftyMillisecondsToAMinute)
        case .debounce: .duration(.aMillisecondToASecond)
        case .rate: .number(MappingLimits.allowedRates)
        case .velocity:
            ["type": "array", "items": .integer(1...127), "minItems": 2, "maxItems": 2]
        case .light: .reference("light")
        case .delivery: .words(RuleDelivery.self)
        case .layer, .name: .reference("text")
        default: [:]
        }
    }
}

extension SchemaNode {
    /// A controller, or two different ones.
    static let controller: SchemaNode = .anyOf([.integer(0...127), .halves.adding([("uniqueItems", true)])])
    /// The word `any`.
    static let any: SchemaNode = ["const": "any"]
    /// The two halves of a number of 14 bits, the most significant one first.
    static let halves: SchemaNode = ["type": "array", "items": .integer(0...127), "minItems": 2, "maxItems": 2]
    /// The bounds of a time, as patterns of its milliseconds and of its seconds.
    enum TimeBounds: String {
        case fiftyMillisecondsToAMinute =
            "(([5-9][0-9]|[1-9][0-9]{2,3}|[1-5][0-9]{4})([.][0-9]*)?|60000([.]0*)?)ms|([.](0[5-9]|[1-9])[0-9]*|[1-9]([.][0-9]*)?|[1-5][0-9]([.][0-9]*)?|60([.]0*)?)s"
        case aMillisecondToASecond =
            "([1-9][0-9]{0,2}([.][0-9]*)?|1000([.]0*)?)ms|([.](00[1-9]|0[1-9]|[1-9])[0-9]*|1([.]0*)?)s"
    }

    /// A time within bounds.
    static func duration(_ bounds: TimeBounds) -> SchemaNode {
        ["type": "string", "pattern": .text("^0*(\(bounds.rawValue))$")]
    }
    /// Points of a curve; that they rise cannot be said here.
    static let points: SchemaNode = [
        "type": "array", "minItems": 2, "maxItems": .number(Double(Curve.maximumPoints)),
        "items": ["type": "array", "items": .number(0...1), "minItems": 2, "maxItems": 2],
    ]

    /// A whole number in bounds.
    static func integer(_ bounds: ClosedRange<Int>) -> SchemaNode {
        [
            "type": "integer", "minimum": .number(Double(bounds.lowerBound)),
            "maximum": .number(Double(bounds.upperBound)),
        ]
    }

    /// A number in bounds.
    static func number(_ bounds: ClosedRange<Double>) -> SchemaNode {
        ["type": "number", "minimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound)]
    }

    /// Two values that are not the same.
    static func ends(_ element: SchemaNode) -> SchemaNode {
        ["type": "array", "items": element, "minItems": 2, "maxItems": 2, "uniqueItems": true]
    }

    /// One of a few words.
    static func words<Word: RawRepresentable & CaseIterable>(_ words: Word.Type) -> SchemaNode
    where Word.RawValue == String {
        ["enum": .texts(words.allCases.map(\.rawValue))]
    }

    static func anyOf(_ nodes: [SchemaNode]) -> SchemaNode { ["anyOf": .list(nodes)] }
    static func reference(_ name: String) -> SchemaNode { ["$ref": .text("#/$defs/\(name)")] }
}
