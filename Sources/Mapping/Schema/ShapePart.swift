/// A key beside source and target on which it depends what other keys mean.
struct ShapePart: Sendable {
    let key: RuleKey
    /// The value that matters; nil when it is enough that the key is there.
    let word: String?
    /// Says in a rule's shape that the part is there.
    let put: @Sendable (inout RuleShape) -> Void

    init(_ key: RuleKey, _ word: String? = nil, put: @escaping @Sendable (inout RuleShape) -> Void) {
        (self.key, self.word, self.put) = (key, word, put)
    }

    /// All parts that a rule's shape knows.
    static let all = [
        ShapePart(.encoder) { $0.hasEncoder = true },
        ShapePart(.value) { $0.hasValue = true },
        ShapePart(.mode, ToggleMode.follow.rawValue) { $0.mode = .follow },
        ShapePart(.velocity) { $0.hasVelocity = true },
        ShapePart(.delivery, RuleDelivery.latest.rawValue) { $0.delivery = .latest },
        ShapePart(.delivery, RuleDelivery.every.rawValue) { $0.delivery = .every },
        ShapePart(.when, PressMoment.release.rawValue) { $0.when = .release },
        ShapePart(.when, PressMoment.long.rawValue) { $0.when = .long },
    ]

    /// The schema of the rules that have the part.
    var schema: SchemaNode {
        let required = (key: "required", value: SchemaNode.texts([key.rawValue]))
        guard let word else { return .members([required]) }
        let value: SchemaNode = ["const": .text(word)]
        return .members([("properties", .members([(key.rawValue, value)])), required])
    }
}
