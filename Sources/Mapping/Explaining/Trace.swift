/// What the engine decided since it was last asked, for whoever wants to know why.
///
/// The engine writes into it where it decides, so that the reasons are those of the decisions.
struct Trace: Sendable {
    /// What was decided before the message: what earlier ones led to.
    private(set) var late: [Explanation] = []
    /// What rules made of the message, or of what waited when there was none.
    private(set) var rules: [Explanation] = []
    var layers: [LayerSwitch] = []
    var silence: Silence?
    /// Whether a message was looked at, and not only what waited.
    private(set) var hasMessage = false

    /// What follows is about a message.
    mutating func beginMessage() {
        late += rules
        (rules, layers, silence) = ([], [], nil)
        hasMessage = true
    }

    /// A rule has made something of what happened.
    mutating func add(_ explanation: Explanation) { rules.append(explanation) }

    /// All that was decided.
    var explanation: MessageExplanation {
        MessageExplanation(
            rules: hasMessage ? rules : [], layers: layers, silence: silence, late: hasMessage ? late : late + rules)
    }
}
