import Mapping
import Volta

extension Expectation {
    /// The request for people.
    var text: String {
        (isLast ? "finally " : "") + [target.text, value.text].compactMap(\.self).joined(separator: " ")
    }

    /// Whether a request's value is another one that reads the same when it is shortened.
    func onlyLooksLike(_ request: ReceivedRequest) -> Bool {
        !value.fits(request.value) && value.text == request.value?.shortText
    }
}

extension RuleTarget {
    /// The control for people.
    var text: String { "\(kind.rawValue) \(control.plain)" }
}

extension ReceivedRequest {
    /// The request for people; numbers whole instead of shortened where that matters.
    func text(isFull: Bool = false) -> String {
        let kind = RuleTarget.Kind.allCases.first { $0.layoutType == type }?.rawValue ?? type
        let value = isFull ? value?.text : value.flatMap(\.shortText)
        let answer: String? =
            switch status {
            case 200: nil
            case let status?: "(answered \(status))"
            case nil: "(not answered)"
            }
        return ["\(kind) \(label)", value, answer].compactMap(\.self).joined(separator: " ")
    }
}

extension ExpectedValue {
    /// The value for people; nil for a press.
    var text: String? {
        switch self {
        case .press: nil
        case .number(let number): number.value.shortText
        case .state(let state): state ? "true" : "false"
        case .option(let option): String(option)
        case .text(let text): "\"\(text)\""
        case .point(let x, let y): "[\(x.value.shortText), \(y.value.shortText)]"
        }
    }
}

extension JSONValue {
    /// The value for people, numbers with four decimals at most; nil for nothing.
    var shortText: String? {
        switch self {
        case .null: nil
        case .integer, .number: doubleValue?.shortText
        case .array(let values): "[" + values.compactMap(\.shortText).joined(separator: ", ") + "]"
        default: text
        }
    }
}

extension Double {
    /// The number with four decimals at most.
    var shortText: String {
        let text = String((self * 10_000).rounded() / 10_000)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Duration {
    /// The time in milliseconds.
    var text: String {
        let microseconds = Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
        return (Double(microseconds) / 1000).shortText + " ms"
    }
}

extension String {
    /// The text with blanks behind it up to a width in characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }

    /// The text with blanks before it up to a width in characters.
    func paddedLeft(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
