/// An event of a track that matters when it is played.
struct TrackEvent {
    enum Content {
        case message(Message)
        /// Microseconds a quarter note, 0 to 16777215.
        case tempo(Int)
        /// A cue point.
        case cue(String)
        case endOfTrack
    }

    /// Ticks since the start of the file.
    let tick: Int
    /// The number of its track.
    let track: Int
    let content: Content
}
