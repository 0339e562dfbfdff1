/// An example of the reference: rules or a whole file, and what comes of some messages.
struct ReferenceExample: Sendable {
    /// The line of the reference below its opening fence, from 1.
    let line: Int
    /// The mapping file; rules alone are those of one device.
    let mapping: String
    /// What its comments promise.
    let promises: [Promise]

    /// One comment such as `# cc 1 127, cc 1 0 → Brightness 1, Brightness 0`.
    struct Promise: Sendable {
        let messages: [PlayedText]
        /// The actions as the comment says them.
        let expected: [String]
    }

    /// The example in the lines of a block; nil when a promise cannot be read.
    init?(_ lines: [String], at line: Int) {
        self.line = line
        let isPromise = { (line: String) in line.hasPrefix("# ") && line.contains(" → ") }
        let rules = lines.filter { !isPromise($0) }
        let isWhole = rules.contains { $0.hasPrefix("version:") }
        let head = isWhole ? [] : ["version: 1", "devices:", "  - match: Surface", "    rules:"]
        mapping = (head + rules.map { isWhole ? $0 : "      \($0)" }).joined(separator: "\n") + "\n"
        var promises: [Promise] = []
        for text in lines where isPromise(text) {
            let parts = text.dropFirst(2).split(separator: " → ", maxSplits: 1)
            let messages = parts[0].split(separator: ", ").map { PlayedText(String($0)) }
            guard parts.count == 2, !messages.contains(where: { $0 == nil }) else { return nil }
            let expected = parts[1] == "nothing" ? [] : parts[1].split(separator: ", ").map(String.init)
            promises.append(Promise(messages: messages.compactMap(\.self), expected: expected))
        }
        self.promises = promises
    }

    /// The blocks of YAML in a page, each with the line below its opening fence.
    static func blocks(in page: String) -> [(line: Int, lines: [String])] {
        var blocks: [(line: Int, lines: [String])] = []
        var isInside = false
        for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "```yaml" {
                blocks.append((number + 2, []))
                isInside = true
            } else if line == "```" {
                isInside = false
            } else if isInside {
                blocks[blocks.count - 1].lines.append(String(line))
            }
        }
        return blocks
    }
}
