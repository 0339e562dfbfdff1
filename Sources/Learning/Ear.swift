import MIDI
import Recognition
import Time

/// What came from one port.
struct Ear: Sendable {
    var port: LearnPort
    var recognizer = Recognizer()
    /// When the last message came.
    var last: Moment

    init(_ port: LearnPort, at now: Moment) {
        self.port = port
        last = now
    }
}
