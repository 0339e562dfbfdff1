import YAML

extension MappingReader {
    /// A curve by its name, or its points.
    mutating func curve(_ entry: Node.Entry) -> Curve? {
        guard case .sequence(let nodes) = entry.value.content else {
            let name: Curve.Name? = word(entry)
            return name?.curve
        }
        guard (2...Curve.maximumPoints).contains(nodes.count) else {
            let needed = "2 to \(Curve.maximumPoints) points such as `[[0, 0], [0.5, 0.2], [1, 1]]`"
            report(.wrongType(key: entry.key, entry.value.mismatch(needed: needed)), at: entry.value.place)
            return nil
        }
        let points = nodes.compactMap { point($0, of: entry) }
        guard points.count == nodes.count, isRising(points, nodes) else { return nil }
        return .points(points)
    }

    private mutating func point(_ node: Node, of entry: Node.Entry) -> Curve.Point? {
        guard case .sequence(let nodes) = node.content, nodes.count == 2 else {
            let needed = "points of travel and value such as `[0.5, 0.2]`"
            report(.wrongType(key: entry.key, node.mismatch(needed: needed)), at: node.place)
            return nil
        }
        let numbers = nodes.compactMap { node in
            number(Node.Entry(key: entry.key, keyPlace: node.place, value: node), in: 0...1)
        }
        return numbers.count == 2 ? Curve.Point(travel: numbers[0], value: numbers[1]) : nil
    }

    /// Whether each point lies further than the one before, with a report at the first that does not.
    private mutating func isRising(_ points: [Curve.Point], _ nodes: [Node]) -> Bool {
        for index in points.indices.dropFirst() where points[index].travel <= points[index - 1].travel {
            report(.pointsOutOfOrder(first: nodes[index - 1].place), at: nodes[index].place)
            return false
        }
        return true
    }
}
