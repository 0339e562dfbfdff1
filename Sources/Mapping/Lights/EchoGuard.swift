import MIDI
import Time

/// Knows what was sent to a port a moment ago, and takes its echo for what it is.
///
/// A surface with MIDI Thru sends back what it gets. Such a message is no movement of a hand: the first one that equals
/// what was sent a moment ago is taken for its echo, once for each message that was sent. A moment is half a second, but
/// 50 ms for a press while no echo was heard yet.
///
/// Nothing of the hand's is lost for that. A press of what is held already is never the hand's. A press of what is not
/// held, and a position, is the hand's when the surface is known to be silent, which it is after a few lit lamps without an
/// echo; until then a press is taken for an echo, and acts when its release shows that it was real. The release of what is
/// held is the hand's, unless the surface is known to echo, when another one follows. A fader that has moved on since is no
/// echo either.
struct EchoGuard: Sendable {
    /// How long an echo of a press may take, of a surface of which none was heard yet.
    private static let shortWindow = Duration.milliseconds(50)
    /// How long an echo may take.
    private static let window = Duration.milliseconds(500)
    /// Answers that come this fast are the surface's own, not a hand's.
    static let answerTime = Duration.milliseconds(20)
    /// So many echoes in each second are a loop.
    private static let mostEchoes = 50.0
    /// Echoes further apart than this are not of one stream.
    private static let streamGap = Duration.milliseconds(200)
    private static let mostSuspects = 16
    /// So many messages are remembered: a cable takes that many in the time of an echo.
    private static let mostSent = 512
    /// So many lit lamps in a row without an echo are a surface that has none.
    private static let silence = 3

    private struct Sent {
        let message: Message
        let time: Moment
        /// Whether it says where something stands that a hand can move.
        let isPosition: Bool
    }

    private struct Suspect {
        let message: Message
        /// When the message was sent that it equals.
        let sent: Moment
        /// How long it took to come back, if it did.
        let delay: Duration
    }

    private var sent: [Sent] = []
    /// Presses that were taken for echoes though nothing held their input.
    private var suspects: [Suspect] = []
    private var streamStart: Moment?
    private var lastEcho: Moment?
    private var echoes = 0
    /// How many lit lamps in a row had no echo.
    private var unanswered = 0
    /// Whether something came back that no hand can have said.
    private var hasEcho = false
    /// How many messages were taken for echoes.
    private(set) var count = 0

    /// A message was sent to the port.
    mutating func sent(_ message: Message, isPosition: Bool, at now: Moment) {
        forgetOld(now)
        if sent.count == Self.mostSent { sent.removeFirst(Self.mostSent / 2) }
        sent.append(Sent(message: message.asReceived, time: now, isPosition: isPosition))
    }

    /// Whether a message from the port is an echo; `isHeld` is whether its input is held already.
    mutating func takes(_ message: Message, isHeld: Bool, at now: Moment) -> Bool {
        guard !sent.isEmpty || !suspects.isEmpty else { return false }
        forgetOld(now)
        let message = message.asReceived
        let index = sent.firstIndex { $0.message == message }
        guard let index, !isTheHands(message, isHeld: isHeld, sent[index], now) else {
            handCame(with: message)
            return false
        }
        let (isPosition, time) = (sent[index].isPosition, sent[index].time)
        sent.remove(at: index)
        count += 1
        if message.isPress, !isHeld, !isPosition {
            suspect(message, sent: time, now)
        } else {
            (hasEcho, unanswered) = (true, 0)
            forgive(message)
        }
        return true
    }

    /// Whether a message that equals one that was sent must be the hand's.
    private mutating func isTheHands(_ message: Message, isHeld: Bool, _ sent: Sent, _ now: Moment) -> Bool {
        if !sent.isPosition {
            if message.isRelease { return (isHeld || endsSuspicion(message, sent, now)) && !hasEcho }
            if message.isPress, isHeld { return false }
            if !hasEcho, now - sent.time > Self.shortWindow { return true }
        }
        guard unanswered >= Self.silence else { return false }
        // Should one this fast be an echo all the same, the next one is known.
        if now - sent.time <= Self.answerTime { unanswered = 0 }
        return true
    }

    /// A hand has pressed, let go or moved: what was sent to its input before comes back no more.
    private mutating func handCame(with message: Message) {
        if message.isPress { forgive(message) }
        sent.removeAll { ($0.isPosition || message.isPress) && $0.message.input == message.input }
    }

    /// Whether a release shows that a press was real: it did not come as the echo of what was sent after that.
    private func endsSuspicion(_ message: Message, _ sent: Sent, _ now: Moment) -> Bool {
        guard let suspect = suspects.first(where: { $0.message.input == message.input }) else { return false }
        let isLikeIt = (now - sent.time) - suspect.delay < Self.answerTime
        return sent.time < suspect.sent || !isLikeIt
    }

    private mutating func suspect(_ message: Message, sent: Moment, _ now: Moment) {
        forgive(message)
        if suspects.count == Self.mostSuspects { suspects.removeFirst() }
        suspects.append(Suspect(message: message, sent: sent, delay: now - sent))
    }

    private mutating func forgive(_ message: Message) {
        suspects.removeAll { $0.message.input == message.input }
    }

    private mutating func forgetOld(_ now: Moment) {
        guard let first = sent.first, now - first.time > Self.window else { return }
        let old = sent.prefix { now - $0.time > Self.window }
        unanswered += old.count { $0.message.isPress }
        sent.removeFirst(old.count)
    }

    /// The press that a release shows to have been real.
    mutating func realPress(before message: Message) -> Message? {
        guard message.isRelease, let index = suspects.firstIndex(where: { $0.message.input == message.input })
        else { return nil }
        (hasEcho, unanswered) = (false, unanswered + 1)
        return suspects.remove(at: index).message
    }

    /// An echo or an answer came; whether the port has been sending so many of them that something goes round.
    mutating func isLoop(at now: Moment) -> Bool {
        if lastEcho.map({ now - $0 > Self.streamGap }) ?? true {
            (streamStart, echoes) = (now, 0)
        }
        lastEcho = now
        echoes += 1
        guard let start = streamStart, now - start >= .seconds(1) else { return false }
        let seconds = (now - start) / .seconds(1)
        guard Double(echoes) >= Self.mostEchoes * seconds else {
            (streamStart, echoes) = (now, 0)
            return false
        }
        streamStart = nil
        lastEcho = nil
        return true
    }
}

extension Message {
    /// The message as it is compared: a note-on with velocity 0 is a release, whose velocity says nothing.
    fileprivate var asReceived: Message {
        switch self {
        case .noteOn(let channel, let note, 0), .noteOff(let channel, let note, _):
            .noteOff(channel: channel, note: note, velocity: 0)
        default: self
        }
    }

    /// Whether it may press something.
    fileprivate var isPress: Bool {
        switch self {
        case .noteOn: true
        case .controlChange(_, _, let value): value > 0
        default: false
        }
    }

    /// Whether it may release something.
    fileprivate var isRelease: Bool {
        switch self {
        case .noteOff: true
        case .controlChange(_, _, let value): value == 0
        default: false
        }
    }

    /// The input that it comes from, as a number; nil for messages that show nothing.
    fileprivate var input: Int? {
        switch self {
        case .noteOn(let channel, let note, _), .noteOff(let channel, let note, _): Int(channel.index) << 8 | Int(note)
        case .controlChange(let channel, let number, _): Int(channel.index) << 8 | 0x80 | Int(number)
        case .pitchBend(let channel, _): Int(channel.index) << 8 | 0x1000
        default: nil
        }
    }
}
