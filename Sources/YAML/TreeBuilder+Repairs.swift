extension TreeBuilder {
    /// What was mistyped where libyaml reads something else than is meant, and what is meant.
    typealias Repair<Meant> = (diagnostic: Diagnostic, meant: Meant)

    /// A key in braces without its `:`, such as `cc 1`, `cc=1` or one with another character for the colon.
    func repairedKey(_ text: String, _ event: Event) -> Repair<Node.Entry>? {
        guard isWithoutColon(event) else { return nil }
        let scalars = Array(text.unicodeScalars)
        let word = scalars.prefix { $0.isKeyLetter || $0.isDigit }
        let blanks = scalars.dropFirst(word.count).prefix { $0 == " " }.count
        guard !word.isEmpty, word[0].isKeyLetter, word.count + blanks < scalars.count else { return nil }
        let sign = scalars[word.count + blanks]
        let key = String(scalars: word)
        if sign == "=" || sign.lookalike == ":" {
            let place = event.start.moved(by: word.count + blanks)
            let entry = entry(key, scalars, from: word.count + blanks + 1, event)
            let mistake = sign == "=" ? TypingMistake.wrongSign("=", meant: ": ") : .lookalike(sign, meant: ":")
            return (mistake.diagnostic(at: place), entry)
        }
        guard blanks > 0 else { return nil }
        if sign == ":" {
            let entry = entry(key, scalars, from: word.count + blanks + 1, event)
            let rest = String(scalars: scalars[(word.count + blanks + 1)...])
            return (TypingMistake.colonSpaceMissing(key: key, rest: rest).diagnostic(at: event.start), entry)
        }
        let mistake = TypingMistake.colonMissing(after: key, rest: String(scalars: scalars[(word.count + blanks)...]))
        return (mistake.diagnostic(at: event.start), entry(key, scalars, from: word.count, event))
    }

    private func entry(_ key: String, _ scalars: [Unicode.Scalar], from index: Int, _ event: Event) -> Node.Entry {
        let value = scalars[index...].drop { $0 == " " }
        let node = Node(
            place: event.start.moved(by: value.startIndex), content: .scalar(String(scalars: value), .plain))
        return Node.Entry(key: key, keyPlace: event.start, value: node)
    }

    /// Whether a key in braces ends without a `:` behind it.
    func isWithoutColon(_ event: Event) -> Bool {
        let rest = source.line(event.end.line).unicodeScalars.dropFirst(event.end.column - 1)
        return rest.first { $0 != " " }.map { $0 == "," || $0 == "}" } ?? false
    }

    /// A value that YAML reads as nothing, or as a text with more in it, because of how it begins.
    func repairedValue(_ text: String, _ event: Event) -> Repair<Node.Content>? {
        if let first = text.unicodeScalars.first, let quote = first.lookalikeQuote {
            let inside = text.unicodeScalars.dropFirst()
            let isClosed = inside.last?.lookalikeQuote != nil
            let meant = String(scalars: isClosed ? inside.dropLast() : inside)
            let mistake = TypingMistake.lookalike(first, meant: quote)
            return (mistake.diagnostic(at: event.start), .scalar(meant, .doubleQuoted))
        }
        guard text.isEmpty else { return nil }
        if let tag = event.tag, tag.hasPrefix("!") {
            return (SyntaxMistake.tag(tag).diagnostic(at: event.start), .scalar(tag, .doubleQuoted))
        }
        if let anchor = event.anchor {
            let mistake = SyntaxMistake.cannotStart("&")
            return (mistake.diagnostic(at: event.start), .scalar("&\(anchor)", .doubleQuoted))
        }
        return comment(at: event.end)
    }

    /// A comment without a blank after its `#`, where a value belongs.
    private func comment(at place: Place) -> Repair<Node.Content>? {
        let scalars = Array(source.line(place.line).unicodeScalars)
        guard place.column > 1, place.column <= scalars.count, scalars[place.column - 2] == ":" else { return nil }
        let rest = scalars[(place.column - 1)...].drop { $0 == " " }
        guard rest.count > 1, rest.first == "#", rest.startIndex >= place.column,
            rest[rest.startIndex + 1].properties.isAlphabetic || rest[rest.startIndex + 1].isDigit
        else { return nil }
        let found = Place(line: place.line, column: rest.startIndex + 1)
        return (TypingMistake.comment.diagnostic(at: found), .scalar(String(scalars: rest), .doubleQuoted))
    }
}

extension Place {
    /// The place some columns to the right.
    func moved(by columns: Int) -> Place { Place(line: line, column: column + columns) }
}
