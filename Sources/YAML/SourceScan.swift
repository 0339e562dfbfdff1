/// A walk through a file up to a place: what is open there, and what looked odd on the way.
///
/// It is made only after libyaml has refused the file, to find where the mistake is.
struct SourceScan {
    /// A bracket, quote or comment sign with its place.
    struct Sign {
        let scalar: Unicode.Scalar
        let place: Place
    }

    /// The brackets that are open at the end of the walk.
    private(set) var open: [Sign] = []
    /// The last bracket that was closed by one of the other kind: the opening and the closing one.
    private(set) var mismatch: (opening: Sign, closing: Sign)?
    /// The last comment that hides the end of an open bracket: the bracket and the `#`.
    private(set) var hiddenEnd: (opening: Sign, comment: Place)?
    /// The last quoted text that goes over several lines, and where it ends.
    private(set) var longQuote: (opening: Sign, end: Place)?

    private var quote: Sign?
    private var isEscaped = false
    private var isAtStart = true
    private var previous: Unicode.Scalar = " "

    /// Walks through a source up to a place, which is included.
    init(_ source: Source, upTo end: Place) {
        for number in 1...max(1, min(end.line, source.lines.count)) {
            let scalars = Array(source.line(number).unicodeScalars)
            previous = " "
            if open.isEmpty, quote == nil { isAtStart = true }
            for index in scalars.indices {
                let place = Place(line: number, column: index + 1)
                if place > end { return }
                if isComment(scalars[index]) {
                    note(comment: scalars[index...], at: place)
                    break
                }
                let next = index + 1 < scalars.count ? scalars[index + 1] : " "
                take(Sign(scalar: scalars[index], place: place), before: next)
                previous = scalars[index]
            }
        }
    }

    private func isComment(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "#" && quote == nil && " \t,[]{}".unicodeScalars.contains(previous)
    }

    private mutating func note(comment: ArraySlice<Unicode.Scalar>, at place: Place) {
        guard let opening = open.last, comment.contains(Self.closing(opening.scalar)) else { return }
        hiddenEnd = (opening, place)
    }

    private mutating func take(_ sign: Sign, before next: Unicode.Scalar) {
        if let opening = quote {
            takeQuoted(sign, opening)
            return
        }
        switch sign.scalar {
        case " ", "\t": break
        case "\"", "'":
            if isAtStart { quote = sign }
            isAtStart = false
        case "{", "[":
            if isAtStart || !open.isEmpty { open.append(sign) }
            isAtStart = true
        case "}", "]": close(sign)
        case ",": isAtStart = !open.isEmpty
        case ":", "-": isAtStart = next == " "
        default: isAtStart = false
        }
    }

    private mutating func takeQuoted(_ sign: Sign, _ opening: Sign) {
        if isEscaped {
            isEscaped = false
        } else if sign.scalar == "\\", opening.scalar == "\"" {
            isEscaped = true
        } else if sign.scalar == opening.scalar {
            if opening.place.line < sign.place.line { longQuote = (opening, sign.place) }
            quote = nil
        }
    }

    private mutating func close(_ sign: Sign) {
        isAtStart = false
        guard let opening = open.popLast() else { return }
        if Self.closing(opening.scalar) != sign.scalar { mismatch = (opening, sign) }
    }

    /// The bracket that closes another.
    static func closing(_ scalar: Unicode.Scalar) -> Unicode.Scalar { scalar == "{" ? "}" : "]" }
}
