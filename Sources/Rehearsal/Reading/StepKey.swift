/// The keys of a step.
enum StepKey: String, CaseIterable {
    case at, after
    case send, expect, finally, answer, page, plug, unplug, shows
    case from, within, latency, times, to, message
    case retryAfter = "retry_after"

    /// Whether the key says what happens, or is to be seen.
    var isDeed: Bool {
        switch self {
        case .send, .expect, .finally, .answer, .page, .plug, .unplug, .shows: true
        default: false
        }
    }

    /// The keys that may stand beside this deed, besides its time.
    var companions: [StepKey] {
        switch self {
        case .send: [.from]
        case .shows: [.from, .within]
        case .expect, .finally: [.within]
        case .answer: [.retryAfter, .latency, .times, .to, .message]
        default: []
        }
    }
}
