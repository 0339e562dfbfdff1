public import Volta

/// Something that happened on the way of the events, for logs, the demo and other onlookers.
public enum BridgeEvent: Sendable, Equatable {
    /// The layout was read for the first time, or its page has changed.
    ///
    /// `sleeping` names the rules whose control is not on the page.
    case layoutRead(layout: LayoutInfo, sleeping: [String])
    /// Volta cannot be reached now; said once until it is back.
    case voltaAway(reason: String)
    /// Volta refuses the key; said once until it accepts it.
    case voltaRefused(reason: String)
    /// The URL, its stage or the layout's id is wrong; said once until Volta is found.
    case wrongAddress(reason: String)
    /// Volta answers again.
    case voltaBack
    /// Volta asks for patience: no more is sent than this, in actions a second, and more again as it allows.
    case slowed(rate: Double, reason: String)
    /// All is sent as fast as the limits allow again, in actions a second.
    case fullSpeed(rate: Double)
    /// An action was accepted by Volta; `latency` is the time to the answer, from the MIDI event or, for what was kept,
    /// from the reading of the layout that had its control.
    case delivered(ActionReport, latency: Duration)
    /// An action did not arrive, and is sent again.
    case retrying(ActionReport, reason: String)
    /// An action was given up.
    case dropped(ActionReport, DropReason, reason: String)
    /// No rule listens to this input; said once for each.
    case noRule(UnusedInput)
    /// A surface sends back what it is sent, again and again, so that nothing is sent to it for a while.
    case feedbackLoop(port: String, pause: Duration)
    /// A rule had to ignore what came; said once for each rule.
    case ignored(reason: String)
}

/// Why an action was given up.
public enum DropReason: String, Sendable {
    /// It waited too long and would have fired late.
    case expired
    /// Volta refused it.
    case refused
    /// Its control left the page before it could be sent, or sent again.
    case gone
    /// Volta may have executed it; sending it again could make it count twice.
    case unknown
    /// It was not taken, or made room for a newer one: too many actions wait, or the program is ending.
    case turnedAway = "turned_away"
}
