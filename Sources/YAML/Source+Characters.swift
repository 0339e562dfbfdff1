extension Source {
    /// What cannot stand in the file at all: wrong encoding and characters that YAML forbids, the first of each kind.
    func forbiddenCharacters() -> [Diagnostic] {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return [SyntaxMistake.isUTF16.diagnostic(at: .start)]
        }
        let text = bytes.dropFirst(Self.byteOrderMark(of: bytes))
        if let (place, byte) = Self.firstBadByte(in: text) {
            return [SyntaxMistake.notUTF8(byte: byte).diagnostic(at: place)]
        }
        for (index, line) in lines.enumerated() where line.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) {
            let scalars = line.unicodeScalars
            guard let found = scalars.firstIndex(where: \.isForbidden) else { continue }
            let column = scalars.distance(from: scalars.startIndex, to: found) + 1
            return [
                SyntaxMistake.controlCharacter(scalars[found]).diagnostic(at: Place(line: index + 1, column: column))
            ]
        }
        return []
    }

    /// The first unusual space of a line that is not in quotes or in a comment.
    func firstUnusualSpace(inLine number: Int) -> (Unicode.Scalar, Place)? {
        var quote: Unicode.Scalar?
        var previous: Unicode.Scalar = " "
        for (index, scalar) in line(number).unicodeScalars.enumerated() {
            if scalar == quote {
                quote = nil
            } else if quote == nil {
                if scalar == "#", previous.properties.isWhitespace { return nil }
                if scalar.isUnusualSpace { return (scalar, Place(line: number, column: index + 1)) }
                let opensQuote = " \t[{,:".unicodeScalars.contains(previous)
                if opensQuote, scalar == "\"" || scalar == "'" { quote = scalar }
            }
            previous = scalar
        }
        return nil
    }

    /// The first character of a line that is easily taken for a sign of YAML, outside of quotes and comments.
    func firstLookalike(inLine number: Int) -> (Unicode.Scalar, meant: String, Place)? {
        var (quote, previous): (Unicode.Scalar?, Unicode.Scalar) = (nil, " ")
        for (index, scalar) in line(number).unicodeScalars.enumerated() {
            let isFirst = " \t[{,:".unicodeScalars.contains(previous)
            if scalar == quote {
                quote = nil
            } else if quote == nil {
                if scalar == "#", previous == " " { return nil }
                if let meant = scalar.lookalike ?? (isFirst ? scalar.lookalikeQuote : nil) {
                    return (scalar, meant, Place(line: number, column: index + 1))
                }
                if isFirst, scalar == "\"" || scalar == "'" { quote = scalar }
            }
            previous = scalar
        }
        return firstDashLookalike(inLine: number)
    }

    /// A dash at the start of a line that is no `-`.
    private func firstDashLookalike(inLine number: Int) -> (Unicode.Scalar, meant: String, Place)? {
        let shape = LineShape(line(number))
        guard let first = shape.body.first, shape.body.dropFirst().first == " " else { return nil }
        let dashes: [ClosedRange<Unicode.Scalar>] = ["\u{2010}"..."\u{2015}", "\u{2212}"..."\u{2212}"]
        guard dashes.contains(where: { $0.contains(first) }) else { return nil }
        return (first, "-", Place(line: number, column: shape.column))
    }

    /// The first unusual space between two places, which bound a plain scalar.
    func firstUnusualSpace(from start: Place, to end: Place) -> (Unicode.Scalar, Place)? {
        for number in start.line...max(start.line, end.line) {
            let first = number == start.line ? start.column - 1 : 0
            for (index, scalar) in line(number).unicodeScalars.enumerated().dropFirst(first) where scalar.isUnusualSpace
            {
                return (scalar, Place(line: number, column: index + 1))
            }
        }
        return nil
    }

    /// The place and value of the first byte that is not part of UTF-8.
    private static func firstBadByte(in bytes: ArraySlice<UInt8>) -> (Place, UInt8)? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var (line, column, offset) = (1, 1, bytes.startIndex)
        while case .scalarValue(let scalar) = decoder.decode(&rest) {
            let isPair = scalar == "\r" && offset + 1 < bytes.endIndex && bytes[offset + 1] == UInt8(ascii: "\n")
            offset += UTF8.width(scalar)
            if scalar == "\n" || (scalar == "\r" && !isPair) {
                (line, column) = (line + 1, 1)
            } else {
                column += 1
            }
        }
        return offset < bytes.endIndex ? (Place(line: line, column: column), bytes[offset]) : nil
    }
}

extension Unicode.Scalar {
    /// A character that YAML forbids, or that older YAML takes for a line break.
    var isForbidden: Bool {
        switch value {
        case 0x09: false
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// A space that looks like a normal one, or like nothing, and separates nothing in YAML.
    var isUnusualSpace: Bool {
        switch value {
        case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000: true
        default: false
        }
    }
}
