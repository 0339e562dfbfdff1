/// Finds what was probably meant by a misspelt word.
public enum Suggestion {
    /// The candidate nearest to a word, or nil when none is near enough.
    ///
    /// Near means few insertions, deletions, replacements and swaps of neighbours, without regard to case: at most
    /// one for every three characters. Of equally near candidates the first one is taken.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased().prefix(longest))
        guard !wanted.isEmpty else { return nil }
        var best: (text: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let text = Array(candidate.lowercased().prefix(longest))
            let allowed = max(wanted.count, text.count) / 3
            guard abs(wanted.count - text.count) <= min(allowed, (best?.distance ?? .max) - 1) else { continue }
            let distance = distance(wanted, text)
            if distance <= allowed, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.text
    }

    /// A sentence that offers the nearest candidate, or nil.
    public static func hint(for word: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: word, among: candidates).map { "did you mean \($0.shown())?" }
    }

    /// Longer words are compared by their beginning, so that the cost has a bound.
    private static let longest = 64

    /// The least number of insertions, deletions, replacements and swaps of neighbours between two words.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
                var least = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
