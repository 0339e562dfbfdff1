/// Brings what was expected and what was seen side by side, both in their order, with as few differences as there can be.
struct Alignment<Expected, Got> {
    /// One line of the two lists; a part that is nil has no counterpart.
    typealias Pair = (expected: Expected?, got: Got?)

    let pairs: [Pair]

    /// Aligns two lists; elements that do not fit stand side by side where that leaves fewer without a counterpart.
    init(_ expected: [Expected], _ got: [Got], _ fits: (Expected, Got) -> Bool) {
        let costs = Self.costs(expected, got, fits)
        var pairs: [Pair] = []
        var (row, column) = (0, 0)
        while row < expected.count || column < got.count {
            let cost = costs[row][column]
            if row < expected.count, column < got.count,
                cost == costs[row + 1][column + 1] + (fits(expected[row], got[column]) ? 0 : Self.difference)
            {
                pairs.append((expected[row], got[column]))
                (row, column) = (row + 1, column + 1)
            } else if row < expected.count, cost == costs[row + 1][column] + Self.lack {
                pairs.append((expected[row], nil))
                row += 1
            } else {
                pairs.append((nil, got[column]))
                column += 1
            }
        }
        self.pairs = pairs
    }

    /// What a pair that does not fit costs, and one without a counterpart.
    private static var difference: Int { 3 }
    private static var lack: Int { 2 }

    /// The least cost of the rests of the lists from each place on.
    private static func costs(
        _ expected: [Expected], _ got: [Got], _ fits: (Expected, Got) -> Bool
    ) -> [[Int]] {
        var costs = Array(repeating: Array(repeating: 0, count: got.count + 1), count: expected.count + 1)
        for row in stride(from: expected.count, through: 0, by: -1) {
            for column in stride(from: got.count, through: 0, by: -1) {
                var best = row == expected.count && column == got.count ? 0 : Int.max
                if row < expected.count { best = min(best, costs[row + 1][column] + lack) }
                if column < got.count { best = min(best, costs[row][column + 1] + lack) }
                if row < expected.count, column < got.count {
                    let difference = fits(expected[row], got[column]) ? 0 : difference
                    best = min(best, costs[row + 1][column + 1] + difference)
                }
                costs[row][column] = best
            }
        }
        return costs
    }
}
