import Mapping
import YAML

/// Everything that can be wrong with a file of expectations; all texts are made here.
enum RehearsalMistake {
    case emptyFile
    case missingKey(String, of: String, hint: String)
    case version(Int)
    case empty(String, hint: String)
    case unknownKey(String, of: String, known: [String])
    case wrongType(key: String, ValueError)
    case outOfRange(key: String, found: String, allowed: String)
    case unknownWord(key: String, text: String, found: String, allowed: [String])
    case none(of: [String], in: String)
    case second(String, first: String)
    case noMeaning(key: String, beside: String)
    case earlier(Duration)
    case notAMessage(key: String, byte: Int, reason: String)
    case notANote(found: String)
    case repeated(String, of: String)
    case noSuchPage(String, known: [String])
    case noSuchDevice(String, known: [String])
    case noSuchControl(RuleTarget, labels: [String])
    case otherType(RuleTarget, type: String)
    case tooMany(String, limit: Int)

    var id: String {
        switch self {
        case .emptyFile: "empty-file"
        case .missingKey: "missing-key"
        case .version: "version"
        case .empty: "empty"
        case .unknownKey: "unknown-key"
        case .wrongType(_, let error): error.isAmbiguousNumber ? "ambiguous-number" : "wrong-type"
        case .outOfRange: "out-of-range"
        case .unknownWord: "unknown-word"
        case .none: "missing-key"
        case .second: "two-meanings"
        case .noMeaning: "no-meaning"
        case .earlier: "earlier"
        case .notAMessage: "not-a-message"
        case .notANote: "not-a-note"
        case .repeated: "repeated"
        case .noSuchPage: "no-such-page"
        case .noSuchDevice: "no-such-device"
        case .noSuchControl: "no-such-control"
        case .otherType: "other-type"
        case .tooMany: "too-many"
        }
    }

    var message: String {
        switch self {
        case .emptyFile: "the file is empty"
        case .missingKey(let key, let owner, _): "\(owner) has no \(key.shown())"
        case .version(let number): "this program reads version 1 of a file of expectations, not \(number)"
        case .empty(let what, _): "\(what) is empty"
        case .unknownKey(let key, let owner, _): "unknown key \(key.shown()) in \(owner)"
        case .wrongType(let key, let error): "\(key.shown()) needs \(error.needed), found \(error.found)"
        case .outOfRange(let key, let found, let allowed): "\(key.shown()) must be \(allowed), found \(found)"
        case .unknownWord(let key, _, let found, let allowed):
            "\(key.shown()) must be \(allowed.listed), found \(found)"
        case .none(let keys, let owner): "\(owner) needs one of \(keys.listed)"
        case .second(let key, let first): "\(key.shown()) is a second one beside \(first.shown())"
        case .noMeaning(let key, let other): "\(key.shown()) has no meaning beside \(other.shown())"
        case .earlier(let time): "the step is earlier than the one before, which is at \(time.text)"
        case .notAMessage(let key, let byte, let reason): "\(key.shown()), byte \(byte): \(reason)"
        case .notANote(let found): "`note` needs a number from 0 to 127 or a name such as `C4`, found \(found)"
        case .repeated(let name, let what): "\(what) \(name.shown()) is there twice"
        case .noSuchPage(let name, _): "the layout has no page \(name.shown())"
        case .noSuchDevice(let name, _): "no device of the mapping fits \(name.shown())"
        case .noSuchControl(let target, _): "the layout has no \(target.kind.rawValue) \(target.control)"
        case .otherType(let target, let type):
            "\(target.control) is a control of type \(type), no \(target.kind.rawValue)"
        case .tooMany(let what, let limit): "too many \(what): at most \(limit)"
        }
    }

    var hint: String? {
        switch self {
        case .emptyFile: "it needs at least `version: 1`, `mapping:` and `tests:`"
        case .missingKey(_, _, let hint), .empty(_, let hint): hint
        case .unknownKey(let key, _, let known):
            Suggestion.hint(for: key, among: known) ?? "known keys: \(known.map { $0.shown() }.joined(separator: ", "))"
        case .wrongType(_, let error): error.hint
        case .unknownWord(_, let text, _, let allowed): Suggestion.hint(for: text, among: allowed)
        case .second: "write two of them in a row"
        case .earlier: "times are those since the start of the test; put the steps into their order"
        case .noSuchPage(let name, let known):
            Suggestion.hint(for: name, among: known)
                ?? (known.isEmpty ? "give `layout` pages with names" : "pages: \(known.listed)")
        case .noSuchDevice(let name, let known):
            Suggestion.hint(for: name, among: known) ?? "devices: \(known.listed)"
        case .noSuchControl(let target, let labels): Suggestion.hint(for: target.control.plain, among: labels)
        default: nil
        }
    }

    /// The mistake as a diagnostic at a place.
    func diagnostic(at place: Place) -> Diagnostic {
        Diagnostic(id: id, place: place, message: message, hint: hint)
    }
}

extension [String] {
    /// The words in a row, the last two with "or" between them.
    fileprivate var listed: String {
        let shown = map { $0.shown() }
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " or " + last
    }
}
