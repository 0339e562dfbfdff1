/// Everything that can be wrong with a file before its meaning is looked at; all texts are made here.
enum SyntaxMistake {
    case tooLarge
    case notUTF8(byte: UInt8)
    case isUTF16
    case controlCharacter(Unicode.Scalar)
    case tab
    case unusualSpace(Unicode.Scalar)
    case severalDocuments
    case tooDeep
    case tooManyAliases
    case tooManyNodes
    case tooManyKeys
    case tooManyMistakes
    case unknownAlias(String)
    case tag(String)
    case mergeKey
    case compoundKey
    case emptyKey
    case duplicateKey(String, first: Place)
    case notClosed(what: String, sign: String)
    case commaExpected(sign: String)
    case quoteNotClosed
    case starNeedsQuotes
    case cannotStart(Unicode.Scalar)
    case noColon
    case unexpectedEnd
    case colonAlone
    case colonNotExpected
    case indentation
    case leftOver
    case unknownEscape
    case other(String)

    var id: String {
        switch self {
        case .tooLarge: "too-large"
        case .notUTF8, .isUTF16: "not-utf8"
        case .controlCharacter: "control-character"
        case .tab: "tab"
        case .unusualSpace: "unusual-space"
        case .severalDocuments: "several-documents"
        case .tooDeep: "too-deep"
        case .tooManyAliases: "too-many-aliases"
        case .tooManyNodes, .tooManyKeys: "too-large"
        case .tooManyMistakes: "too-many-mistakes"
        case .unknownAlias, .starNeedsQuotes: "unknown-alias"
        case .tag: "tag"
        case .mergeKey: "merge-key"
        case .compoundKey, .emptyKey: "bad-key"
        case .duplicateKey: "duplicate-key"
        case .notClosed, .commaExpected, .quoteNotClosed, .cannotStart, .noColon, .unexpectedEnd, .colonAlone,
            .colonNotExpected,
            .indentation, .leftOver, .unknownEscape, .other:
            "syntax"
        }
    }

    var message: String {
        switch self {
        case .tooLarge: "the file has more than \(Document.maximumBytes) bytes, the most that are read"
        case .notUTF8(let byte): "byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8"
        case .isUTF16: "the file is saved as UTF-16, not as UTF-8"
        case .controlCharacter(let scalar): "character \(name(of: scalar)) is not allowed"
        case .tab: "tab used for indentation, use spaces"
        case .unusualSpace(let scalar): "\(kind(of: scalar)) \(name(of: scalar)) outside quotes"
        case .severalDocuments: "a second document starts here; only one is read"
        case .tooDeep: "nested deeper than \(Document.maximumDepth) levels"
        case .tooManyAliases: "too many aliases: they stand for more than is read"
        case .tooManyNodes: "more than \(Document.maximumNodes) keys and values, the most that are read"
        case .tooManyKeys: "more than \(Document.maximumKeys) keys in one mapping, the most that are read"
        case .tooManyMistakes: "too many mistakes; what follows was not looked at"
        case .unknownAlias(let name): "no anchor \("&\(name)".shown()) stands before this alias"
        case .tag(let tag): "tag \(tag.shown()) is not read here"
        case .mergeKey: "the merge key `<<` is not read here"
        case .compoundKey: "a key must be a text, not a list or a mapping"
        case .emptyKey: "a key is missing before `:`"
        case .duplicateKey(let key, _): "duplicate key \(key.shown())"
        case .notClosed(let what, let sign): "the \(what) that starts here is not closed with `\(sign)`"
        case .commaExpected(let sign): "expected `,` or `\(sign)` here"
        case .quoteNotClosed: "the quoted text that starts here is not closed"
        case .starNeedsQuotes: "a text that begins with `*` needs quotes"
        case .cannotStart(let scalar): "a text that begins with \(String(scalar).shown(between: "'")) needs quotes"
        case .noColon: "this is no `key: value`"
        case .unexpectedEnd: "the file ends before a list or mapping is closed with `]` or `}`"
        case .colonAlone: "`:` needs a space and a value after it"
        case .colonNotExpected: "`:` is not expected here"
        case .leftOver: "this does not belong here: the value before it is complete"
        case .unknownEscape: "unknown escape in double quotes"
        case .indentation: "the indentation of this line fits no line above it"
        case .other(let text): text
        }
    }

    var hint: String? {
        switch self {
        case .notUTF8, .isUTF16: "save the file as UTF-8"
        case .controlCharacter: "delete it, or write it as an escape in double quotes"
        case .unusualSpace: "replace it by a normal space, or put the text in quotes"
        case .severalDocuments: "make it a file of its own, or remove the `---` or `...` before it"
        case .cannotStart(let scalar): "write the text in quotes, such as \("\(scalar)…".inDoubleQuotes)"
        case .quoteNotClosed: "write the closing quote in the same line"
        case .notClosed(_, let sign): "write the `\(sign)` at its end, or the `,` that is missing in it"
        case .unknownAlias: "if a text that begins with `*` is meant, put it in quotes"
        case .tag: "if a text that begins with `!` is meant, put it in quotes"
        case .mergeKey: "write the keys out"
        case .starNeedsQuotes: "for example \"*\" or \"*MIDI*\""
        case .colonNotExpected:
            "is the line above complete and the indentation right? A text with `: ` in it needs quotes"
        case .noColon: "is a `:` missing?"
        case .leftOver: "is a quote, a bracket or a comma missing or too much before it?"
        case .unknownEscape: "write `\\\\` for a backslash, or use single quotes"
        case .indentation: "keys of one mapping, and the `-` of one list, start in the same column"
        default: nil
        }
    }

    /// The mistake as a diagnostic at a place.
    func diagnostic(at place: Place) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        if case .duplicateKey(let key, let first) = self {
            notes = [.init(place: first, message: "the first \(key.shown()) is here")]
        }
        return Diagnostic(id: id, place: place, message: message, hint: hint, notes: notes)
    }

    private func name(of scalar: Unicode.Scalar) -> String {
        "U+\(hexadecimal(scalar.value, digits: 4))"
    }

    private func kind(of scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0xA0, 0x2007, 0x202F: "non-breaking space"
        case 0x200B, 0x2060: "invisible character"
        default: "unusual space"
        }
    }

    private func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
