/// What is true of some rules: their source, their target and which parts they have; what is nil may be anything.
struct ShapeCondition: Hashable {
    private var source: RuleSource.Kind?
    private var isPair: Bool?
    private var target: RuleTarget.Kind?
    /// Whether each of the parts that a shape knows is there.
    private var parts: [Bool?]

    /// The shape of a rule of which everything is known.
    private var shape: RuleShape? {
        guard let source, let target else { return nil }
        var shape = RuleShape(source: source, isPair: isPair ?? false, target: target)
        for (part, isThere) in zip(ShapePart.all, parts) where isThere == true { part.put(&shape) }
        return shape
    }

    /// Whether another one is a case of this one.
    private func includes(_ other: ShapeCondition) -> Bool {
        (source == nil || source == other.source) && (isPair == nil || isPair == other.isPair)
            && (target == nil || target == other.target)
            && zip(parts, other.parts).allSatisfy { $0 == nil || $0 == $1 }
    }

    /// How many things it asks for.
    private var count: Int {
        [source != nil, isPair != nil, target != nil].count { $0 } + parts.count { $0 != nil }
    }
}

extension ShapeCondition {
    /// The fewest and widest conditions under which a key has no meaning, of rules with the given targets.
    static func objections(to key: RuleKey, targets: [RuleTarget.Kind]) -> [ShapeCondition] {
        all(of: targets) { $0.objection(to: key) != nil }
    }

    /// The fewest and widest conditions under which something is so, of rules with the given targets.
    static func all(of targets: [RuleTarget.Kind], where isSo: @escaping (RuleShape) -> Bool) -> [ShapeCondition] {
        let isSo = { (condition: ShapeCondition) in condition.shape.map(isSo) ?? false }
        // In an axis, only its own keys can be there.
        let possible = ShapePart.all.map { targets != [.xyPad] || $0.key.isOfAxis }
        let every = all(forms, targets, possible.map { $0 ? [false, true] : [false] })
        let matters = possible.indices.map { part in
            possible[part] && every.contains { isSo($0) != isSo($0.flipping(part)) }
        }
        let whole = all(forms, targets, matters.map { $0 ? [false, true] : [false] })
        let others = whole.filter { !isSo($0) }
        var left = whole.filter(isSo)
        let wide = all(wideForms, [nil] + targets, matters.map { $0 ? [nil, false, true] : [nil] })
        var found: [ShapeCondition] = []
        for condition in wide.sorted(by: { $0.count < $1.count })
        where left.contains(where: condition.includes) && !others.contains(where: condition.includes) {
            found.append(condition)
            left.removeAll(where: condition.includes)
        }
        return found
    }

    private func flipping(_ part: Int) -> ShapeCondition {
        var other = self
        other.parts[part]?.toggle()
        return other
    }

    /// A kind of source, and of controllers whether they are pairs.
    private typealias Form = (source: RuleSource.Kind?, isPair: Bool?)

    private static let forms: [Form] = RuleSource.Kind.allCases.map { ($0, false) } + [(.controlChange, true)]

    private static let wideForms: [Form] =
        [(nil, nil)] + RuleSource.Kind.allCases.map { ($0, nil) } + [(.controlChange, false), (.controlChange, true)]

    /// All conditions of some sources, targets and choices for each part, without two values of one key.
    private static func all(
        _ forms: [Form], _ targets: [RuleTarget.Kind?], _ choices: [[Bool?]]
    ) -> [ShapeCondition] {
        let parts = choices.reduce(into: [[Bool?]()]) { rows, choice in
            rows = rows.flatMap { row in choice.map { row + [$0] } }
        }
        let possible = parts.filter { row in
            let keys = zip(ShapePart.all, row).filter { $1 == true }.map(\.0.key)
            return Set(keys).count == keys.count
        }
        return forms.flatMap { form in
            targets.flatMap { target in
                possible.map { parts in
                    ShapeCondition(source: form.source, isPair: form.isPair, target: target, parts: parts)
                }
            }
        }
    }
}

extension ShapeCondition {
    /// The condition as a schema.
    var schema: SchemaNode {
        let keys = [source?.rawValue, target?.rawValue].compactMap(\.self)
        var all: [SchemaNode] = keys.isEmpty ? [] : [["required": .texts(keys)]]
        if let isPair { all.append(["properties": ["cc": ["type": isPair ? "array" : "integer"]]]) }
        for (part, isThere) in zip(ShapePart.all, parts) {
            if let isThere { all.append(isThere ? part.schema : ["not": part.schema]) }
        }
        return all.count == 1 ? all[0] : ["allOf": .list(all)]
    }
}
