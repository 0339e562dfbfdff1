import Volta

/// Decides what to say about Volta, each thing once: away, refusing, back.
struct VoltaHealth {
    private enum State: Equatable {
        case unknown
        case well
        case away
        case refusing
    }

    private var state = State.unknown

    /// Whether the last that was heard was good.
    var isWell: Bool { state == .well }

    /// Volta answered as it should; the news, if it is any.
    mutating func succeeded() -> BridgeEvent? {
        defer { state = .well }
        return state == .away || state == .refusing ? .voltaBack : nil
    }

    /// A call failed; the news, if it is any.
    ///
    /// - Parameter isAction: Whether it was one action's call, not that of the layout or the token, on which all depends.
    mutating func failed(_ error: VoltaError, isAction: Bool) -> BridgeEvent? {
        switch error.outcome {
        case .delivered, .rejected: return nil
        case .refused, .unauthorized:
            defer { state = .refusing }
            guard state != .refusing else { return nil }
            return error.isWrongAddress
                ? .wrongAddress(reason: error.description) : .voltaRefused(reason: error.description)
        case .unknown where isAction && !error.isTransportError:
            // One 500 is that action's own misfortune.
            return nil
        case .neverSent, .unknown, .throttled:
            defer { state = .away }
            return state == .away ? nil : .voltaAway(reason: error.description)
        }
    }
}

extension VoltaError {
    fileprivate var isWrongAddress: Bool {
        if case .wrongAddress = self { true } else { false }
    }

    fileprivate var isTransportError: Bool {
        if case .transport = self { true } else { false }
    }
}
