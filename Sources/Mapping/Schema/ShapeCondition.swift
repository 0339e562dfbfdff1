/// What is true of some rules: their source, their target and which keys stand in them.
///
/// What is nil may be anything.
struct ShapeCondition: Hashable {
    var source: RuleSource.Kind?
    var isPair: Bool?
    var target: RuleTarget.Kind?
    var hasEncoder: Bool?
    var hasValue: Bool?
    var follows: Bool?

    /// The shape of a rule of which everything is known.
    private var shape: RuleShape? {
        guard let source, let target else { return nil }
        return RuleShape(
            source: source, isPair: isPair ?? false, target: target, hasEncoder: hasEncoder ?? false,
            hasValue: hasValue ?? false, mode: follows == true ? .follow : nil)
    }

    /// Whether another one is a case of this one.
    private func includes(_ other: ShapeCondition) -> Bool {
        (source == nil || source == other.source) && (isPair == nil || isPair == other.isPair)
            && (target == nil || target == other.target) && (hasEncoder == nil || hasEncoder == other.hasEncoder)
            && (hasValue == nil || hasValue == other.hasValue) && (follows == nil || follows == other.follows)
    }

    /// How many things it asks for.
    private var count: Int {
        [source != nil, isPair != nil, target != nil, hasEncoder != nil, hasValue != nil, follows != nil].count { $0 }
    }

    /// Whether a key has no meaning in the rules of the condition, of which everything is known.
    private func refuses(_ key: RuleKey) -> Bool { shape?.objection(to: key) != nil }

    /// The fewest and widest conditions under which a key has no meaning, of rules with the given targets.
    static func objections(to key: RuleKey, targets: [RuleTarget.Kind]) -> [ShapeCondition] {
        // A pad has neither a value nor a mode.
        let others = targets == [.xyPad] ? [false] : [false, true]
        let whole = all(forms, targets, [false, true], others, others)
        let allowed = whole.filter { !$0.refuses(key) }
        var left = whole.filter { $0.refuses(key) }
        func choices(of part: WritableKeyPath<ShapeCondition, Bool?>) -> [Bool?] {
            let matters = whole.contains { condition in
                var other = condition
                other[keyPath: part]?.toggle()
                return other.refuses(key) != condition.refuses(key)
            }
            return matters ? [nil, false, true] : [nil]
        }
        let wide = all(
            wideForms, [nil] + targets, choices(of: \.hasEncoder), choices(of: \.hasValue), choices(of: \.follows))
        var found: [ShapeCondition] = []
        for condition in wide.sorted(by: { $0.count < $1.count })
        where left.contains(where: condition.includes) && !allowed.contains(where: condition.includes) {
            found.append(condition)
            left.removeAll(where: condition.includes)
        }
        return found
    }

    /// A kind of source, and of controllers whether they are pairs.
    private typealias Form = (source: RuleSource.Kind?, isPair: Bool?)

    private static let forms: [Form] =
        RuleSource.Kind.allCases.map { ($0, false) } + [(.controlChange, true)]

    private static let wideForms: [Form] =
        [(nil, nil)] + RuleSource.Kind.allCases.map { ($0, nil) } + [(.controlChange, false), (.controlChange, true)]

    private static func all(
        _ forms: [Form], _ targets: [RuleTarget.Kind?], _ encoders: [Bool?], _ values: [Bool?], _ following: [Bool?]
    ) -> [ShapeCondition] {
        forms.flatMap { form in
            targets.flatMap { target in
                encoders.flatMap { hasEncoder in
                    values.flatMap { hasValue in
                        following.map { follows in
                            ShapeCondition(
                                source: form.source, isPair: form.isPair, target: target, hasEncoder: hasEncoder,
                                hasValue: hasValue, follows: follows)
                        }
                    }
                }
            }
        }
    }

    /// The condition as a schema.
    var schema: SchemaNode {
        var required: [String] = []
        var properties: [(key: String, value: SchemaNode)] = []
        var absent: [SchemaNode] = []
        if let source { required.append(source.rawValue) }
        if let isPair {
            properties.append(("cc", isPair ? ["type": "array"] : ["type": "integer"]))
        }
        if let target { required.append(target.rawValue) }
        for (key, isThere) in [(RuleKey.encoder, hasEncoder), (.value, hasValue)] {
            if isThere == true { required.append(key.rawValue) }
            if isThere == false { absent.append(["required": .texts([key.rawValue])]) }
        }
        let following: SchemaNode = ["properties": ["mode": ["const": "follow"]], "required": ["mode"]]
        if follows == true {
            required.append(RuleKey.mode.rawValue)
            properties.append(("mode", ["const": "follow"]))
        }
        if follows == false { absent.append(following) }
        var members: [(key: String, value: SchemaNode)] = []
        if !properties.isEmpty { members.append(("properties", .members(properties))) }
        if !required.isEmpty { members.append(("required", .texts(required))) }
        if !absent.isEmpty { members.append(("not", absent.count == 1 ? absent[0] : .anyOf(absent))) }
        return .members(members)
    }
}
