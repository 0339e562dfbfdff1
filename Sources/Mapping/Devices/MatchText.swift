/// A `match` text, ready to be compared.
struct MatchText: Hashable, Sendable {
    let text: String
    private let characters: [Character]
    /// Whether it has a `*` or `?`.
    let isPattern: Bool

    init(_ match: String) {
        text = DeviceName.normalised(match)
        characters = Array(text)
        isPattern = characters.contains { $0 == "*" || $0 == "?" }
    }

    /// Whether it says anything of a name; a pattern of nothing but `*` and `?` does not.
    var namesSomething: Bool { characters.contains { $0 != "*" && $0 != "?" } }

    /// The texts that fit, and better, wherever this pattern does: the beginnings of what stands before its first sign.
    var textsThatBeatIt: [MatchText] {
        let start = Array(characters.prefix { $0 != "*" && $0 != "?" }.prefix(Self.longestBeginning))
        return start.indices.compactMap { index in
            // "MIDI 1" does not fit "MIDI 10", which "MIDI 1*" may mean.
            if start[index].isNumber, index + 1 == start.count || start[index + 1].isNumber { return nil }
            let text = MatchText(String(start[...index]))
            return text.characters.count == index + 1 ? text : nil
        }
    }

    /// No name of a client or a port is longer.
    private static let longestBeginning = 64

    /// How well the text fits a port, or nil when it does not.
    func rank(for port: PortName) -> MatchRank? {
        let names = [DeviceName(port.client), DeviceName(port.port)]
        guard let best = names.compactMap({ rank(for: $0) }).max() else { return nil }
        if port.isReserved, best.way != .whole, !namesClient(names[0]) { return nil }
        return best
    }

    private func rank(for name: DeviceName) -> MatchRank? {
        guard !text.isEmpty, !name.text.isEmpty else { return nil }
        if text == name.text { return MatchRank(way: .whole, length: characters.count) }
        if name.isCut, text.hasPrefix(name.text) { return MatchRank(way: .cut, length: name.text.count) }
        let letters = Array(name.text)
        if isPattern {
            let literal = characters.count { $0 != "*" && $0 != "?" }
            return Self.matches(characters, letters) ? MatchRank(way: .pattern, length: literal) : nil
        }
        return isBeginning(of: letters) ? MatchRank(way: .beginning, length: characters.count) : nil
    }

    /// Whether a name goes on after the text; "MIDI 1" is no beginning of "MIDI 10".
    private func isBeginning(of letters: [Character]) -> Bool {
        guard letters.count > characters.count, letters.starts(with: characters) else { return false }
        return !(characters.last?.isNumber == true && letters[characters.count].isNumber)
    }

    /// Whether what stands before the first `*` or `?` begins with the client's name.
    private func namesClient(_ client: DeviceName) -> Bool {
        let literal = characters.prefix { $0 != "*" && $0 != "?" }
        return !client.text.isEmpty && literal.starts(with: Array(client.text))
    }

    /// Whether a pattern fits a whole name; goes back to the last `*` only, so the cost is their product at most.
    static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (inPattern, inName) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while inName < name.count {
            if inPattern < pattern.count, pattern[inPattern] == "*" {
                star = (inPattern, inName)
                inPattern += 1
            } else if inPattern < pattern.count, pattern[inPattern] == "?" || pattern[inPattern] == name[inName] {
                (inPattern, inName) = (inPattern + 1, inName + 1)
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                (inPattern, inName) = (last.pattern + 1, last.name + 1)
            } else {
                return false
            }
        }
        return pattern[inPattern...].allSatisfy { $0 == "*" }
    }
}
