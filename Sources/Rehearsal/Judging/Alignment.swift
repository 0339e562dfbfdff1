/// Brings what was expected and what was seen side by side, both in their order, with as few differences as there can be.
struct Alignment<Expected, Got> {
    /// One line of the two lists; a part that is nil has no counterpart.
    typealias Pair = (expected: Expected?, got: Got?)

    let pairs: [Pair]

    /// Aligns two lists; elements that do not fit stand side by side where they are near and that leaves fewer without a
    /// counterpart.
    init(
        _ expected: [Expected], _ got: [Got], isNear: (Expected, Got) -> Bool = { _, _ in true },
        fits: (Expected, Got) -> Bool
    ) {
        func cost(_ one: Expected, _ other: Got) -> Int {
            fits(one, other) ? 0 : isNear(one, other) ? Self.difference : 2 * Self.lack + 1
        }
        guard expected.count * got.count <= Self.mostCells else {
            pairs = Self.inPassing(expected, got, fits)
            return
        }
        let costs = Self.costs(expected, got, cost)
        var pairs: [Pair] = []
        var (row, column) = (0, 0)
        while row < expected.count || column < got.count {
            let rest = costs[row][column]
            if row < expected.count, column < got.count,
                rest == costs[row + 1][column + 1] + cost(expected[row], got[column])
            {
                pairs.append((expected[row], got[column]))
                (row, column) = (row + 1, column + 1)
            } else if row < expected.count, rest == costs[row + 1][column] + Self.lack {
                pairs.append((expected[row], nil))
                row += 1
            } else {
                pairs.append((nil, got[column]))
                column += 1
            }
        }
        self.pairs = pairs
    }

    /// The most pairs that are all looked at; of longer lists each element gets the next counterpart that fits.
    private static var mostCells: Int { 4_000_000 }

    private static func inPassing(_ expected: [Expected], _ got: [Got], _ fits: (Expected, Got) -> Bool) -> [Pair] {
        var (pairs, column) = ([Pair](), 0)
        for element in expected {
            guard let found = got[column...].firstIndex(where: { fits(element, $0) }) else {
                pairs.append((element, nil))
                continue
            }
            pairs += got[column..<found].map { (nil, $0) }
            pairs.append((element, got[found]))
            column = found + 1
        }
        return pairs + got[column...].map { (nil, $0) }
    }

    /// What a pair that does not fit costs, and one without a counterpart.
    private static var difference: Int { 3 }
    private static var lack: Int { 2 }

    /// The least cost of the rests of the lists from each place on.
    private static func costs(
        _ expected: [Expected], _ got: [Got], _ cost: (Expected, Got) -> Int
    ) -> [[Int]] {
        var costs = Array(repeating: Array(repeating: 0, count: got.count + 1), count: expected.count + 1)
        for row in stride(from: expected.count, through: 0, by: -1) {
            for column in stride(from: got.count, through: 0, by: -1) {
                var best = row == expected.count && column == got.count ? 0 : Int.max
                if row < expected.count { best = min(best, costs[row + 1][column] + lack) }
                if column < got.count { best = min(best, costs[row][column + 1] + lack) }
                if row < expected.count, column < got.count {
                    best = min(best, costs[row + 1][column + 1] + cost(expected[row], got[column]))
                }
                costs[row][column] = best
            }
        }
        return costs
    }
}
