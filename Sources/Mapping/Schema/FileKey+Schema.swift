extension FileKey: SchemaKey {
    var summary: String {
        switch self {
        case .version: "The version of the language, 1."
        case .limits: "How fast updates go out."
        case .layers: "The layers by their names, each with the control that turns it on."
        case .devices: "The devices, each with its rules."
        }
    }

    var schema: SchemaNode {
        switch self {
        case .version: ["const": 1]
        case .limits:
            ["type": "object", "properties": .properties(of: LimitKey.self), "additionalProperties": false]
        case .layers: ["type": "object", "additionalProperties": .reference("layer")]
        case .devices: ["type": "array", "items": .reference("device")]
        }
    }
}

extension LimitKey: SchemaKey {
    var summary: String {
        switch self {
        case .perControl: "Updates a second of one control. Left out: 20."
        case .total: "Updates a second of all controls together. Left out: 20."
        case .burst: "Updates that may go at once after a rest. Left out: 10."
        }
    }

    var schema: SchemaNode {
        switch self {
        case .perControl, .total: .number(MappingLimits.allowedRates)
        case .burst: .integer(MappingLimits.allowedBursts)
        }
    }
}
