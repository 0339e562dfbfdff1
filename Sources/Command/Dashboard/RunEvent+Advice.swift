import Bridge

extension RunEvent {
    /// What a person can do about it, where the line itself does not say it; empty when nothing needs to be done.
    var advice: String {
        switch self {
        case .bridge(let event): event.advice
        case .disconnected: "Plug it in again: it goes on where it was, in any socket unless its entry names one."
        case .waitingForDevice: "Plug it in, or write the name of one that is there behind match."
        case .overrun: "Something sends far too much; look for a device that floods, such as a clock or a loop."
        case .inputLost: "It is looked for until it is back."
        case .reloadFailed: "Mend the file and save it again; until then nothing has changed."
        default: ""
        }
    }
}

extension BridgeEvent {
    fileprivate var advice: String {
        switch self {
        case .voltaAway:
            "Look at the network. Each control gets its newest value when Volta is back; presses that have waited too long are dropped."
        case .voltaRefused: "Check the key and the layout's id; it is found right again without a restart."
        case .wrongAddress: "Check the URL with its stage, and the layout's id; they are read at the start."
        case .slowed:
            "Nothing is lost. If it stays like this, lower limits in the mapping, or move fewer faders at once."
        case .retrying:
            "Nothing is to be done: it is sent again until it arrives, or a newer value has taken its place, or it is too old."
        case .dropped(_, .expired, _): "It was too old to fire; press again."
        case .dropped(_, .refused, _): "Volta does not take it; the page may have changed."
        case .dropped(_, .gone, _): "Its control is on another page."
        case .dropped(_, .unknown, _):
            "It may have counted, so it is not sent again; look at the screen before pressing again."
        case .dropped(_, .turnedAway, _): "Press more slowly, or raise total in limits."
        default: ""
        }
    }
}
