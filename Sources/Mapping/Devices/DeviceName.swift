/// A name in the form in which names are compared: lower case, without blanks and broken characters at its ends.
struct DeviceName: Hashable, Sendable {
    /// USB products' names are cut after this many bytes.
    static let longest = 31

    let text: String
    /// Whether the name may be the beginning of a longer one.
    let isCut: Bool

    init(_ name: String) {
        text = Self.normalised(name)
        let kept = Self.withoutBrokenEnd(name)
        let hasBrokenEnd = kept.utf8.count < name.utf8.count
        let isFull = kept.utf8.count == Self.longest || kept.count == Self.longest
        isCut = isFull || (hasBrokenEnd && (Self.longest - 3..<Self.longest).contains(kept.utf8.count))
    }

    /// The form in which names are compared.
    static func normalised(_ name: String) -> String {
        shown(name).lowercased()
    }

    /// The name as it is shown and pasted.
    static func shown(_ name: String) -> String {
        var rest = name.trimmed
        while rest.unicodeScalars.last == "\u{FFFD}" { rest = withoutBrokenEnd(rest).trimmed }
        return rest
    }

    /// A name cut in the middle of a character ends in a replacement character.
    private static func withoutBrokenEnd(_ name: String) -> String {
        var scalars = name.unicodeScalars
        while scalars.last == "\u{FFFD}" { scalars.removeLast() }
        return String(scalars)
    }
}
