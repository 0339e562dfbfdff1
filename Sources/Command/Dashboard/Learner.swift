import Learning
import Mapping
import Time
import YAML

/// What the dashboard learns, and for which control.
struct Learner: Sendable {
    /// Without a touch for so long nobody is there any more, and moves are sent again.
    static let patience = Duration.seconds(60)

    /// All devices are heard while something is learnt, whatever the mapping says.
    static let everyDevice = DeviceMatcher(
        entries: LoadedMapping(Source(name: "", text: "version: 1\ndevices: [{match: \"*\", rules: []}]")).file?.devices
            ?? [])

    var session: LearnSession
    /// The local id of the control.
    let lid: Int
    /// Whether what comes is heard by it alone.
    private(set) var isListening = true
    /// The ports as a file names them; nil when they have to be looked at anew.
    var ports: LearnPorts?
    private var lastTouch: Moment
    /// Whether it is known what was touched, and only a text is waited for, which takes hands from the surface.
    var awaitsText = false

    /// Something is learnt for a control from now on.
    init(_ session: LearnSession, for lid: Int, now: Moment) {
        (self.session, self.lid, lastTouch) = (session, lid, now)
    }

    /// Something was touched.
    mutating func touched(at now: Moment) { lastTouch = now }

    /// It hears nothing more.
    mutating func stop() { isListening = false }

    /// When to look again although nothing comes: a movement is over then, or the patience.
    var nextLook: Moment? {
        guard isListening else { return nil }
        let end = lastTouch + Self.patience
        return session.settles.map { min($0, end) } ?? end
    }

    /// Whether nobody is there any more.
    func isForgotten(at now: Moment) -> Bool { isListening && lastTouch + Self.patience <= now }
}
