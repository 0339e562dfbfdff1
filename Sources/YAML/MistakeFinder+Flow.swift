extension MistakeFinder {
    /// What was mistyped between brackets.
    func flow() -> Diagnostic? {
        let column = problem.place.column
        let scalars = Array(source.line(problem.place.line).unicodeScalars)
        guard column <= scalars.count else { return nil }
        let before = Array(scalars[..<(column - 1)])
        let isAfterValue = problem.text.hasPrefix("did not find expected ','")
        switch scalars[column - 1] {
        case ":": return isAfterValue ? flowColon(before, scalars) : nil
        case ",": return problem.text.hasSuffix("node content") ? extraComma : nil
        case "{", "[": return isAfterValue ? textWithBracket(before, scalars) : nil
        case "}", "]": return nil
        default: return isAfterValue ? leftOver(before, scalars) : nil
        }
    }

    /// What was mistyped before something for which there is no place.
    func leftOver(_ before: [Unicode.Scalar], _ scalars: [Unicode.Scalar]) -> Diagnostic? {
        if let quote = before.last, quote == "\"" || quote == "'" {
            return TypingMistake.quoteInText(quote).diagnostic(at: problem.place)
        }
        let word = scalars.dropFirst(before.count).prefix { !" :,}]".unicodeScalars.contains($0) }
        if word.first == ";" { return TypingMistake.wrongSign(";", meant: ",").diagnostic(at: problem.place) }
        guard opening?.scalar == "{", !word.isEmpty, word.allSatisfy(\.isKeyLetter) else { return nil }
        return TypingMistake.commaMissing(before: String(scalars: word)).diagnostic(at: problem.place)
    }

    var extraComma: Diagnostic { TypingMistake.extraComma.diagnostic(at: problem.place) }

    /// A second `:` in one value: a comma is missing before the key, or the text needs quotes.
    private func flowColon(_ before: [Unicode.Scalar], _ scalars: [Unicode.Scalar]) -> Diagnostic? {
        let key = before.reversed().prefix { !" ,:{[".unicodeScalars.contains($0) }.count
        let keyStart = before.count - key
        let separator = before[..<keyStart].lastIndex { $0 != " " }
        let word = before[keyStart...]
        guard let separator, word.contains(where: { $0 != " " }) else {
            return TypingMistake.commaMissing(before: String(scalars: word)).diagnostic(at: here(keyStart + 1))
        }
        if before[separator] == ";" {
            return TypingMistake.wrongSign(";", meant: ",").diagnostic(at: here(separator + 1))
        }
        if before[separator] != ":", word.allSatisfy(\.isKeyLetter) {
            return TypingMistake.commaMissing(before: String(scalars: word)).diagnostic(at: here(keyStart + 1))
        }
        return textWithColon(before, scalars, ends: ",}]")
    }

    /// A text with an opening bracket in it.
    private func textWithBracket(_ before: [Unicode.Scalar], _ scalars: [Unicode.Scalar]) -> Diagnostic? {
        guard let first = before.lastIndex(where: { ":,[{".unicodeScalars.contains($0) }) else { return nil }
        let text = scalars[(first + 1)...].drop { $0 == " " }
        guard let start = text.first, start.properties.isAlphabetic else { return nil }
        let shown = String(scalars: text.prefix { $0 != "," && $0 != "}" })
        return TypingMistake.signInText(String(scalars[before.count]), text: shown).diagnostic(at: problem.place)
    }

    /// A text with `: ` in it, from its start to where it seems to end.
    func textWithColon(_ before: [Unicode.Scalar], _ scalars: [Unicode.Scalar], ends: String) -> Diagnostic? {
        guard let first = before.indices.last(where: { LineShape.endsKey(at: $0, in: before) }) else { return nil }
        let text = scalars[(first + 1)...].drop { $0 == " " }.prefix { !ends.unicodeScalars.contains($0) }
        return TypingMistake.signInText(": ", text: String(scalars: text)).diagnostic(at: problem.place)
    }
}
