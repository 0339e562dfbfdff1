public import Volta

extension ActionValue {
    /// The value in a few words for people: `press`, `0.504`, `on`, `option 2`.
    public var shortText: String {
        switch self {
        case .button: "press"
        case .slider(let level): level.thousandths
        case .toggle(let isOn): isOn ? "on" : "off"
        case .index(let option): "option \(option)"
        case .string(let text): text.shown(between: "\"")
        case .xyPad(let x, let y): "\(x.thousandths), \(y.thousandths)"
        }
    }
}

extension Double {
    /// A number from 0 to 1 with three decimals.
    fileprivate var thousandths: String {
        let parts = Int((self * 1000).rounded())
        let digits = String(parts % 1000)
        return "\(parts / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
