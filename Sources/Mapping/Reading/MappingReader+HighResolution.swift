import MIDI
import YAML

/// Numbers of 14 bits, and pairs of controllers that say them.
extension MappingReader {
    private static let halves = 0...127

    /// Two controllers that are the halves of one value.
    mutating func controlPair(_ entry: Node.Entry, _ nodes: [Node]) -> RuleSource? {
        let needed = "a controller such as `1`, or two for 14 bits such as `[1, 33]`"
        guard let (coarse, fine) = pair(entry, nodes, needed: needed) else { return nil }
        guard coarse != fine else {
            report(.equalHalves(key: entry.key), at: entry.value.place)
            return nil
        }
        if coarse == fine + 32, fine < 32 { report(.halvesSwapped(coarse: coarse, fine: fine), at: entry.value.place) }
        return .controlPair(coarse: coarse, fine: fine)
    }

    /// A parameter by its number, whole or in two halves.
    mutating func parameter(_ entry: Node.Entry, isRegistered: Bool) -> RuleSource? {
        guard let number = number14(entry) else { return nil }
        guard number < 16383 else {
            report(.nullParameter(key: entry.key), at: entry.value.place)
            return nil
        }
        return .parameter(Parameter(isRegistered: isRegistered, number: number))
    }

    /// A number from 0 to 16383, whole or as two halves of which the most significant comes first.
    mutating func number14(_ entry: Node.Entry) -> UInt16? {
        guard case .sequence(let nodes) = entry.value.content else {
            let number = read(entry) { node throws(ValueError) -> Int in
                guard node.isText || node.isNull else { return try node.integer() }
                throw node.mismatch(needed: "a whole number such as `158`, or its halves such as `[1, 30]`")
            }
            guard let number, inside(0...16383, number, entry.key, at: entry.value) else { return nil }
            return UInt16(number)
        }
        return pair(entry, nodes, needed: "a whole number such as `158`, or its halves such as `[1, 30]`").map {
            UInt16($0.coarse) << 7 | UInt16($0.fine)
        }
    }

    private mutating func pair(
        _ entry: Node.Entry, _ nodes: [Node], needed: String
    ) -> (coarse: UInt8, fine: UInt8)? {
        guard nodes.count == 2 else {
            report(.wrongType(key: entry.key, entry.value.mismatch(needed: needed)), at: entry.value.place)
            return nil
        }
        let numbers = nodes.compactMap { node in
            integer(Node.Entry(key: entry.key, keyPlace: node.place, value: node), in: Self.halves)
        }
        return numbers.count == 2 ? (UInt8(numbers[0]), UInt8(numbers[1])) : nil
    }
}
