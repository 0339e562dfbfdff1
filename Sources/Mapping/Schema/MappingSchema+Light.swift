extension MappingSchema {
    /// What `light` of a rule may be.
    static var light: SchemaNode {
        .anyOf([
            .words(NoLight.self), .integer(0...127), .reference("lamp"),
            ["type": "array", "items": .reference("lamp"), "minItems": 1],
        ])
    }

    /// One light.
    static var lamp: SchemaNode {
        let refused: SchemaNode = ["properties": .refused([.on, .off])]
        let isPair: SchemaNode = ["required": ["cc"], "properties": ["cc": ["type": "array"]]]
        return [
            "type": "object",
            "properties": .properties(of: LightKey.self),
            "additionalProperties": false,
            "allOf": [
                ["if": ["required": ["note"]], "then": ["properties": .refused([.cc, .pitchBend, .range])]],
                ["if": ["required": ["pitch_bend"]], "then": ["properties": .refused([.cc, .on, .off])]],
                ["if": isPair, "then": refused],
                ["if": ["required": ["range"]], "then": refused],
                [
                    "if": ["required": ["cc"], "properties": ["cc": ["type": "integer"]]],
                    "then": ["properties": ["range": ["items": ["maximum": 127]]]],
                ],
            ],
        ]
    }

    /// How a lamp shines.
    static var look: SchemaNode {
        let full: SchemaNode = [
            "type": "object", "properties": .properties(of: LookKey.self), "required": ["value"],
            "additionalProperties": false,
        ]
        return .anyOf([.integer(0...127), full])
    }

    /// MIDI messages; whether they are whole is not said here.
    static var messages: SchemaNode {
        ["type": ["string", "number"], "pattern": "^\\s*([0-9A-Fa-f]{2}\\s*)+$"]
    }

    /// What a light may be in some rules.
    static func lights(_ targets: [RuleTarget.Kind]) -> [SchemaNode] {
        let restrictions: [(isSo: (LightShape) -> Bool, schema: SchemaNode)] = [
            ({ $0.own == .nothing }, .named),
            ({ $0.own == .note }, .withoutName(["properties": .refused([.range])])),
            ({ $0.own == .controller }, .withoutName(["properties": ["range": ["items": ["maximum": 127]]]])),
            ({ $0.own == .position }, .withoutName(["properties": .refused([.on, .off])], isLampByNumber: false)),
            ({ !$0.hasPosition }, .lampsOnly),
            ({ !$0.hasSeveralStates }, .withoutLists),
        ]
        return restrictions.flatMap { restriction in
            ShapeCondition.all(of: targets) { restriction.isSo($0.light) }.map { condition in
                ["if": condition.schema, "then": ["properties": ["light": restriction.schema]]]
            }
        }
    }
}

extension SchemaNode {
    /// Keys of a light that must not be there.
    fileprivate static func refused(_ keys: [LightKey]) -> SchemaNode {
        .members(keys.map { ($0.rawValue, false) })
    }

    /// What holds for a light, and for each of a list.
    private static func each(_ node: SchemaNode) -> SchemaNode { node.adding([("items", node)]) }

    private static let hasOutput: SchemaNode = .anyOf(
        LightKey.allCases.filter(\.isOutput).map { ["required": .texts([$0.rawValue])] })

    /// Lights that say what they are, because their source has none of its own.
    fileprivate static let named: SchemaNode = each(hasOutput).adding([("not", ["type": "number"])])

    /// What holds for lights that do not say what they are.
    fileprivate static func withoutName(_ node: SchemaNode, isLampByNumber: Bool = true) -> SchemaNode {
        let restricted = each(["if": ["type": "object", "not": hasOutput], "then": node])
        return isLampByNumber ? restricted : restricted.adding([("not", ["type": "number"])])
    }

    /// Lights that are on or off, and stand nowhere.
    static let lampsOnly = each([
        "properties": ["range": false, "pitch_bend": false, "cc": ["type": "integer"]]
    ])

    /// Lights with one way to be on.
    static let withoutLists = each(["properties": ["on": ["type": ["integer", "object"]]]])
}
