import Volta

/// What an expected request says to its control.
enum ExpectedValue: Equatable, Sendable {
    /// A press, which carries no value.
    case press
    case number(ExpectedNumber)
    case state(Bool)
    case option(Int)
    case text(String)
    case point(x: ExpectedNumber, y: ExpectedNumber)

    /// Whether a request's value is this one.
    func fits(_ value: JSONValue?) -> Bool {
        switch self {
        case .press: value == nil || value == .null
        case .number(let number): number.fits(value)
        case .state(let state): value?.boolValue == state
        case .option(let option): value?.intValue == option
        case .text(let text): value?.stringValue == text
        case .point(let x, let y):
            value?.arrayValue.map { $0.count == 2 && x.fits($0[0]) && y.fits($0[1]) } ?? false
        }
    }
}
