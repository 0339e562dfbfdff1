/// Finds the slot of a local id: in a list for the small ids that layouts have, in a dictionary for others.
struct SlotNumbers: Sendable {
    private static let listed = 0..<65_536

    private var list: [Int32] = []
    private var others: [Int: Int] = [:]

    /// All local ids that have a slot, each with it.
    var all: [(lid: Int, slot: Int)] {
        list.enumerated().filter { $0.element >= 0 }.map { ($0.offset, Int($0.element)) }
            + others.map { ($0.key, $0.value) }
    }

    subscript(lid: Int) -> Int? {
        get {
            guard list.indices.contains(lid) else { return others[lid] }
            return list[lid] < 0 ? nil : Int(list[lid])
        }
        set {
            guard Self.listed.contains(lid) else { return others[lid] = newValue }
            while list.count <= lid { list.append(-1) }
            list[lid] = newValue.flatMap { Int32(exactly: $0) } ?? -1
        }
    }
}
