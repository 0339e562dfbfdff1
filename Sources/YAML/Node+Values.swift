extension Node {
    /// The whole number that is written: decimal, `0x` or `0o`.
    ///
    /// - Throws: A ``ValueError`` for anything else, also for a quoted number, `60.0`, `6e1` and `010`.
    public func integer() throws(ValueError) -> Int {
        if case .integer(let number) = kind { return number }
        throw mismatch(needed: "a whole number")
    }

    /// The finite number that is written, with or without a fraction.
    ///
    /// - Throws: A ``ValueError`` for anything else, also for `.nan`, `.inf`, `010` and a quoted number.
    public func number() throws(ValueError) -> Double {
        switch kind {
        case .integer(let number): return Double(number)
        case .float(let number) where number.isFinite: return number
        default: throw mismatch(needed: "a number")
        }
    }

    /// The truth value that is written: `true` or `false`, or, as people write it, `yes`, `no`, `on` or `off`.
    ///
    /// - Throws: A ``ValueError`` for anything else, also for `y`, `n`, `1` and a quoted word.
    public func boolean() throws(ValueError) -> Bool {
        if case .boolean(let value) = kind { return value }
        if case .scalar(let text, .plain) = content {
            switch text {
            case "yes", "Yes", "YES", "on", "On", "ON": return true
            case "no", "No", "NO", "off", "Off", "OFF": return false
            default: break
            }
        }
        throw mismatch(needed: "`true` or `false`", hint: "write `true` or `false`, without quotes")
    }

    /// The text that is written; a plain number or boolean is taken as it is spelt, so that `no` stays "no".
    ///
    /// - Throws: A ``ValueError`` for a list, a mapping and for nothing at all.
    public func text() throws(ValueError) -> String {
        guard case .scalar(let text, _) = content, !isNull else { throw mismatch(needed: "a text") }
        return text
    }

    /// The elements of the list that is written.
    public func elements() throws(ValueError) -> [Node] {
        guard case .sequence(let nodes) = content else {
            if case .mapping = content { throw mismatch(needed: "a list", hint: "start each element with `- `") }
            throw mismatch(needed: "a list")
        }
        return nodes
    }

    /// The keys and values of the mapping that is written.
    public func entries() throws(ValueError) -> [Entry] {
        guard case .mapping(let entries) = content else { throw mismatch(needed: "keys and values") }
        return entries
    }

    /// Whether a text is written: in quotes, as a block, or plain and no number, boolean or nothing.
    public var isText: Bool {
        guard case .scalar = content else { return false }
        return kind == .text
    }

    /// The error that this node is not what is needed, naming what it is.
    public func mismatch(needed: String, hint: String? = nil) -> ValueError {
        ValueError(
            place: place, needed: needed, found: found, hint: ownHint ?? hint, isAmbiguousNumber: kind == .octalLooking)
    }

    /// What is written here, for a message.
    public var found: String {
        switch content {
        case .sequence(let nodes): return nodes.isEmpty ? "an empty list" : "a list of \(nodes.count)"
        case .mapping: return "keys and values"
        case .scalar(let text, .block): return "the text \(text.shown())"
        case .scalar(let text, .doubleQuoted): return "the quoted text \(text.shown(between: "\""))"
        case .scalar(let text, .singleQuoted): return "the quoted text \(text.shown(between: "'"))"
        case .scalar(let text, .plain):
            if isNull { return text.isEmpty ? "nothing" : "\(text.shown()), which is nothing" }
            return plainFound(text)
        }
    }

    private func plainFound(_ text: String) -> String {
        switch ScalarKind(plain: text) {
        case .boolean: "the boolean \(text.shown())"
        case .integer, .float: "the number \(text.shown())"
        case .octalLooking: "\(text.shown()), which may be decimal or octal"
        case .null, .text: "the text \(text.shown())"
        }
    }

    /// What to write instead, where the node itself shows it.
    private var ownHint: String? {
        guard case .scalar(let text, let style) = content else { return nil }
        switch (ScalarKind(plain: text), style) {
        case (.octalLooking, .plain): return Self.octalHint(text)
        case (.integer, .singleQuoted), (.integer, .doubleQuoted), (.float, .singleQuoted), (.float, .doubleQuoted):
            return "remove the quotes: \(text.shown())"
        default: return nil
        }
    }

    /// The two unambiguous ways to write a number with a leading zero: `010` is `10` or `0o10`.
    public static func octalHint(_ text: String) -> String {
        let sign = text.first.map { $0 == "-" || $0 == "+" ? String($0) : "" } ?? ""
        let digits = text.dropFirst(sign.count).drop { $0 == "0" }
        let decimal = "`\(sign)\(digits.isEmpty ? "0" : digits)`"
        let isOctal = sign.isEmpty && !digits.isEmpty && digits.allSatisfy { ("0"..."7").contains($0) }
        return isOctal ? "write \(decimal) or `0o\(digits)`" : "write \(decimal)"
    }

    /// What the core schema makes of this node; anything but a plain scalar is a text or no scalar at all.
    private var kind: ScalarKind {
        guard case .scalar(let text, .plain) = content else { return .text }
        return ScalarKind(plain: text)
    }
}
