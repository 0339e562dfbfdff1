public import Volta

/// What a rule makes of a message.
public enum Verdict: Hashable, Sendable {
    /// It acts: this action is handed on, for the control with this label.
    case acts(Action, on: String)
    /// It has taken the message in and may act later.
    case waits(WaitReason)
    /// It does nothing.
    case stays(StayReason)

    /// Whether it acts now.
    public var isAction: Bool {
        if case .acts = self { true } else { false }
    }
}

extension Verdict {
    /// The verdict for people: the value that the control gets, or the reason in a plain sentence.
    public var text: String {
        switch self {
        case .acts(let action, _): action.value.shortText
        case .waits(let reason): reason.text
        case .stays(let reason): reason.text
        }
    }

    /// The verdict's name for programs: `acts`, `waits` or `stays`.
    public var id: String {
        switch self {
        case .acts: "acts"
        case .waits: "waits"
        case .stays: "stays"
        }
    }

    /// The reason's name for programs, such as `takeover`; nil when the rule acts.
    public var reason: String? {
        switch self {
        case .acts: nil
        case .waits(let reason): reason.id
        case .stays(let reason): reason.id
        }
    }
}
