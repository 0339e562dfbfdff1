extension MappingSchema {
    /// A rule: flat, or that of a pad.
    static var rule: SchemaNode {
        let flatTargets = RuleTarget.Kind.allCases.filter { $0 != .xyPad }
        let padKeys: [RuleKey] = [.x, .y, .xyPad, .channel, .layer, .delivery, .rate, .expire, .name]
        let isPad = SchemaNode.anyOf([.x, .y, .xyPad].map { (key: RuleKey) in ["required": .texts([key.rawValue])] })
        let pad: SchemaNode = [
            "required": .texts([RuleKey.x, .y, .xyPad].map(\.rawValue)),
            "properties": .refused(RuleKey.allCases.filter { !padKeys.contains($0) }),
            "if": ["required": ["expire"]],
            "then": ["required": ["delivery"], "properties": ["delivery": ["const": "every"]]],
        ]
        let flat: SchemaNode = [
            "allOf": .list(
                [one(of: sources), one(of: flatTargets.map(\.rawValue))]
                    + objections(RuleKey.allCases, targets: flatTargets) + lights(flatTargets) + ranges + values)
        ]
        return [
            "type": "object",
            "properties": properties(RuleKey.allCases),
            "additionalProperties": false,
            "if": isPad,
            "then": pad,
            "else": flat,
        ]
    }

    /// The source of a direction of a pad.
    static var axis: SchemaNode {
        let keys = RuleKey.allCases.filter { $0.isOfAxis && $0 != .transport }
        return [
            "type": "object",
            "properties": properties(keys),
            "additionalProperties": false,
            "allOf": .list(
                [one(of: sources.filter { $0 != RuleKey.transport.rawValue })]
                    + objections(keys, targets: [.xyPad]) + lights([.xyPad]) + ranges),
        ]
    }

    private static var sources: [String] { RuleSource.Kind.allCases.map(\.rawValue) }

    private static func properties(_ keys: [RuleKey]) -> SchemaNode {
        .properties(keys.map { ($0.rawValue, $0.summary, $0.schema(axis: .reference("axis"))) })
    }

    /// Exactly one of some keys is there.
    private static func one(of keys: [String]) -> SchemaNode {
        ["oneOf": .list(keys.map { ["required": .texts([$0])] })]
    }

    /// Keys that have no meaning beside others, each with its condition.
    private static func objections(_ keys: [RuleKey], targets: [RuleTarget.Kind]) -> [SchemaNode] {
        var conditions: [ShapeCondition] = []
        var refused: [ShapeCondition: [RuleKey]] = [:]
        for key in keys where key.source == nil && key.target == nil {
            for condition in ShapeCondition.objections(to: key, targets: targets) {
                if refused[condition] == nil { conditions.append(condition) }
                refused[condition, default: []].append(key)
            }
        }
        return conditions.map { ["if": $0.schema, "then": ["properties": .refused(refused[$0] ?? [])]] }
    }

    /// Sources of 7 bits reach 127 only.
    private static var ranges: [SchemaNode] {
        let plain: [RuleSource.Kind] = [.note, .notes, .program, .pressure, .keyPressure]
        let small: SchemaNode = [
            "properties": [
                "threshold": ["maximum": 127], "input": ["items": ["maximum": 127]], "deadzone": ["maximum": 62],
            ]
        ]
        let cc: SchemaNode = ["required": ["cc"], "properties": ["cc": ["type": "integer"]]]
        return [["if": .anyOf([cc] + plain.map { ["required": .texts([$0.rawValue])] }), "then": small]]
    }

    /// What `value` may be beside each target, and where it must be there.
    private static var values: [SchemaNode] {
        let kinds: [(String, SchemaNode)] = [
            ("slider", .number(0...1)), ("index", ["type": "integer", "minimum": 0]), ("toggle", .reference("truth")),
            ("string", ["type": ["string", "number", "boolean"]]),
        ]
        return kinds.map { ["if": ["required": .texts([$0])], "then": ["properties": ["value": $1]]] } + [
            ["if": ["required": ["string"]], "then": ["required": ["value"]]],
            [
                "if": ["required": ["transport"], "anyOf": [["required": ["slider"]], ["required": ["index"]]]],
                "then": ["required": ["value"]],
            ],
            ["if": ["required": ["toggle", "value"]], "then": ["properties": ["mode": false]]],
        ]
    }
}

extension SchemaNode {
    /// Keys that must not be there.
    fileprivate static func refused(_ keys: [RuleKey]) -> SchemaNode {
        .members(keys.map { ($0.rawValue, false) })
    }
}
