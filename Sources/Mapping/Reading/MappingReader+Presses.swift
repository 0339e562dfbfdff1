import YAML

extension MappingReader {
    /// A time such as `600ms` or `1.5s`; `allowed` is what the bounds are in words.
    mutating func duration(_ entry: Node.Entry, in bounds: ClosedRange<Duration>, _ allowed: String) -> Duration? {
        let duration = read(entry) { node throws(ValueError) -> Duration in
            if let duration = node.duration { return duration }
            throw node.mismatch(needed: "a time such as `600ms` or `1.5s`")
        }
        guard let duration, !bounds.contains(duration) else { return duration }
        report(.outOfRange(key: entry.key, found: entry.value.found, allowed: allowed), at: entry.value.place)
        return nil
    }

    /// The softest and the hardest velocity of a layer.
    mutating func velocities(_ entry: Node.Entry) -> ClosedRange<UInt8>? {
        guard case .sequence(let nodes) = entry.value.content, nodes.count == 2 else {
            let needed = "the softest and the hardest velocity such as `[1, 80]`"
            report(.wrongType(key: entry.key, entry.value.mismatch(needed: needed)), at: place(of: entry))
            return nil
        }
        let numbers = nodes.compactMap { node in
            integer(Node.Entry(key: entry.key, keyPlace: node.place, value: node), in: 1...127).map { UInt8($0) }
        }
        guard numbers.count == 2 else { return nil }
        if numbers[0] > numbers[1] { report(.fallingEnds(key: entry.key), at: entry.value.place) }
        return numbers[0] > numbers[1] ? nil : numbers[0]...numbers[1]
    }
}
