/// What came from a device in a row from one of its inputs, what became of it and why.
public struct EventRow: Sendable, Equatable {
    /// What one rule made of it.
    public struct Line: Sendable, Equatable {
        /// What became of it.
        public enum Verdict: String, Sendable {
            case acts
            case waits
            case stays
        }

        let rule: String
        let verdict: Verdict
        let text: String

        /// A line for a rule.
        public init(rule: String, _ verdict: Verdict, _ text: String) {
            (self.rule, self.verdict, self.text) = (rule, verdict, text)
        }
    }

    /// Where it came from.
    let source: String
    /// Which input, as `cc 7, channel 1`.
    let input: String
    /// The newest value, and the place of it in its range, 0 to 1, if it has one.
    let value: String
    let position: Double?
    var lines: [Line]
    /// The local ids of the controls that it moved.
    var lids: [Int]
    /// When it came, in seconds since 1970.
    let time: Double
    /// Its number, which stays while more of the same comes.
    var id = 0
    /// When it last changed, in the count of all changes.
    var change = 0
    /// How many events it stands for.
    var count = 1
    /// What became of the action, when that is known.
    var outcome = ""
    /// Whether it is a mere letting go, of which nothing comes.
    var isRelease = false

    /// What came now.
    public init(
        from source: String, input: String, value: String, position: Double?, lines: [Line], lids: [Int], time: Double
    ) {
        (self.source, self.input, self.value, self.position) = (source, input, value, position)
        (self.lines, self.lids, self.time) = (lines, lids, time)
    }

    /// Goes on with the row of an earlier event of the same input.
    mutating func follow(_ earlier: EventRow) {
        (id, count) = (earlier.id, earlier.count + 1)
        // What the press came to is what people want to read.
        if isRelease { (lines, lids, outcome) = (earlier.lines, earlier.lids, earlier.outcome) }
    }
}
