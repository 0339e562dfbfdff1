import Mapping

extension TapEvent {
    /// Whether it is a mere letting go, of which nothing comes: what the press came to is what people want to read.
    public var isRelease: Bool {
        !rules.isEmpty && late.isEmpty && layers.isEmpty && rules.allSatisfy { $0.explanation.verdict.isRelease }
    }
}

extension Verdict {
    fileprivate var isRelease: Bool {
        switch self {
        case .stays(.isRelease), .stays(.pressDidNotCount), .stays(.belowThreshold): true
        default: false
        }
    }
}
