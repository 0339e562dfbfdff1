extension [Int] {
    /// The numbers with what they count, runs of them drawn together: `option 4`, `options 0 to 2, 5`.
    func counted(_ noun: String) -> String {
        "\(noun)\(count == 1 ? "" : "s") \(runs)"
    }

    private var runs: String {
        var runs: [(first: Int, last: Int)] = []
        for number in self {
            if let last = runs.last?.last, number == last + 1 {
                runs[runs.count - 1].last = number
            } else {
                runs.append((number, number))
            }
        }
        return runs.map { $0.first == $0.last ? "\($0.first)" : "\($0.first) to \($0.last)" }.joined(separator: ", ")
    }
}
