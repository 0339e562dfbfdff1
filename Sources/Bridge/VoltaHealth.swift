import Volta

/// Decides what to say about Volta, each thing once: away, refusing, back.
///
/// Each call of the API has troubles of its own, which only the same call's success ends: a layout that can be read
/// says nothing about actions that are refused. But whatever answers can be reached.
struct VoltaHealth {
    /// The calls of the API.
    enum Call: Hashable {
        case layout
        case token
        case action
    }

    private enum Trouble {
        /// No answer comes.
        case unreachable
        /// The answer is that it does not work now.
        case failing
        /// The answer is that it will never work like this.
        case refusing
    }

    private enum State {
        case well
        case away
        case refusing
    }

    private var troubles: [Call: Trouble] = [:]
    private var said = State.well

    /// Volta answered as it should; the news, if it is any.
    mutating func succeeded(_ call: Call) -> BridgeEvent? {
        answered()
        troubles[call] = nil
        return news(of: nil)
    }

    /// A call failed; the news, if it is any.
    mutating func failed(_ call: Call, with error: VoltaError) -> BridgeEvent? {
        let call = call == .action && error.isAboutToken ? .token : call
        switch error.outcome {
        case .refused where error.isAboutValue: return nil
        case .refused where call == .action && !error.concernsEveryAction:
            // That action's own misfortune, of which its report says enough.
            answered()
        case .refused, .unauthorized:
            answered()
            troubles[call] = .refusing
        case .neverSent where !error.isTransportError, .throttled where call != .action,
            .unknown where call != .action && !error.isTransportError:
            answered()
            troubles[call] = .failing
        case .delivered, .rejected, .throttled,
            .unknown where !error.isTransportError:
            // That action's own misfortune too.
            answered()
        case .neverSent, .unknown:
            if troubles[call] == nil { troubles[call] = .unreachable }
        }
        return news(of: error)
    }

    private mutating func answered() {
        troubles = troubles.filter { $0.value != .unreachable }
    }

    private mutating func news(of error: VoltaError?) -> BridgeEvent? {
        let state: State =
            troubles.values.contains(.refusing) ? .refusing : troubles.isEmpty ? .well : .away
        guard state != said else { return nil }
        said = state
        let reason = error?.description ?? ""
        return switch state {
        case .well: .voltaBack
        case .away: .voltaAway(reason: reason)
        case .refusing where error?.isWrongAddress == true: .wrongAddress(reason: reason)
        case .refusing: .voltaRefused(reason: reason)
        }
    }
}

extension VoltaError {
    /// Whether every other action would fail in the same way, and this one can be sent again when the reason is gone.
    var concernsEveryAction: Bool {
        switch self {
        case .invalidURL, .invalidKey, .invalidLayoutID, .keyRefused, .wrongAddress, .httpError(403, _): true
        case .transport(let error): error.code == .invalidURL
        default: false
        }
    }

    /// Whether nothing but this action's value is wrong.
    var isAboutValue: Bool {
        if case .invalidValue = self { true } else { false }
    }

    /// Whether it comes of asking for a token, also in the course of another call.
    var isAboutToken: Bool {
        switch self {
        case .tokenUnavailable, .keyRefused: true
        default: false
        }
    }

    fileprivate var isWrongAddress: Bool {
        if case .wrongAddress = self { true } else { false }
    }

    fileprivate var isTransportError: Bool {
        if case .transport = self { true } else { false }
    }
}
