public import MIDI
import Recognition
public import Time

extension LearnSession {
    /// What was touched before, and when it was heard last.
    struct Kept: Hashable, Sendable {
        let finding: Finding
        let port: LearnPort
    }

    /// Two presses are further apart than a pad and the neighbour that it shakes.
    private static let betweenPresses = Duration.milliseconds(120)

    /// A message came from a port.
    public mutating func receive(_ message: Message, from port: LearnPort, now: Moment) {
        guard let control else { return }
        if case .systemExclusive(let bytes) = message { return note(bytes) }
        guard Recognizer.hears(message) else { return }
        if control.kind == .index || control.kind == .xyPad, isKnownAlready(message, port) { return }
        if let heard = lastHeard {
            if now - heard >= Self.rest { putQuestion() }
            keepWhatWasTouched(before: message, port, now: now)
        }
        var ear = ears[port.id] ?? Ear(port, at: now)
        ear.port = port
        ear.last = now
        ear.recognizer.receive(message, at: now.instant)
        ears[port.id] = ear
    }

    /// When the last message came, of all ports.
    var lastHeard: Moment? { ears.values.filter { !$0.recognizer.isEmpty }.map(\.last).max() }

    /// When a movement will be over, if nothing more comes; nil when nothing moves.
    public var settles: Moment? { lastHeard.map { $0 + Self.rest } }

    /// The port that the hand is at: the one that said most, of those that spoke last.
    var ear: Ear? {
        let heard = ears.values.filter { $0.recognizer.activity > 0 }
        guard let newest = heard.map(\.last).max() else { return nil }
        let recent = heard.filter { newest - $0.last < Self.patience }
        let meant = recent.contains { $0.recognizer.activity > 2 } ? recent : heard
        return meant.max { ($0.recognizer.activity, $0.last) < ($1.recognizer.activity, $1.last) }
    }

    /// The movement has come to rest, so what was asked has been read: what comes now answers it.
    private mutating func putQuestion() {
        guard let ear else { return }
        ears[ear.port.id]?.recognizer.putQuestion()
    }

    private mutating func note(_ bytes: [UInt8]) {
        guard bytes.count >= 4, bytes[0] == 0x7F, bytes[2] == 0x06 else { return }
        unusable = "this key sends MIDI machine control, which no rule listens to: set it to a note or a cc"
    }

    // MARK: - Several in turn

    /// Whether a message is of what was touched before, and says nothing more.
    private func isKnownAlready(_ message: Message, _ port: LearnPort) -> Bool {
        kept.contains { $0.port.id == port.id && $0.finding.isSpoken(by: message) }
    }

    /// Keeps what was touched when something else is touched now, and the control takes several.
    private mutating func keepWhatWasTouched(before message: Message, _ port: LearnPort, now: Moment) {
        guard let control, control.kind == .index && option == nil || control.kind == .xyPad, let ear,
            now - ear.last >= Self.betweenPresses, let finding = ear.recognizer.finding,
            finding.isSure || finding.control.isMomentaryPad,
            port.id != ear.port.id || !finding.isSpoken(by: message)
        else { return }
        if control.kind == .index {
            guard !finding.control.isContinuous, message.isPress, kept.count + 1 < OptionList(control).count else {
                return
            }
        } else {
            guard finding.control.isContinuous, kept.isEmpty else { return }
        }
        kept.append(Kept(finding: finding, port: ear.port))
        for id in ears.keys { ears[id]?.recognizer.reset() }
    }
}

extension Message {
    /// Whether it is the press of something.
    fileprivate var isPress: Bool {
        switch self {
        case .noteOn, .programChange: true
        case .controlChange(_, _, let value): value > 0
        default: false
        }
    }
}

extension RecognizedControl {
    /// Whether it is a pad that was let go of, if only after a while.
    fileprivate var isMomentaryPad: Bool {
        if case .pad(_, .momentary, _) = self { true } else { false }
    }
}

extension Finding {
    /// Whether a message comes from the control.
    fileprivate func isSpoken(by message: Message) -> Bool {
        switch (control, message) {
        case (.button(let number, _, _, _), .controlChange(let on, let other, _)),
            (.fader(let number), .controlChange(let on, let other, _)),
            (.encoder(let number, _), .controlChange(let on, let other, _)):
            number == other && channel == on
        case (.pair(let coarse, let fine, _), .controlChange(let on, let other, _)):
            (other == coarse || other == fine) && channel == on
        case (.parameter, .controlChange(let on, let other, _)):
            channel == on && (other == 6 || other == 38 || (96...101).contains(other))
        case (.pad(let note, _, _), .noteOn(let on, let other, _)),
            (.pad(let note, _, _), .noteOff(let on, let other, _)),
            (.pad(let note, _, _), .keyPressure(let on, let other, _)),
            (.keyPressure(let note), .keyPressure(let on, let other, _)):
            note == other && channel == on
        case (.pad, .channelPressure(let on, _)), (.pressure, .channelPressure(let on, _)),
            (.pitchBend, .pitchBend(let on, _)):
            channel == on
        case (.program(let number, _), .programChange(let on, let other)): number == other && channel == on
        case (.program, .controlChange(let on, let other, _)): (other == 0 || other == 32) && channel == on
        case (.transport(let one), _): one == message
        default: false
        }
    }
}
