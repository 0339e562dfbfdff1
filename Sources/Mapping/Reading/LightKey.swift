/// The keys of one light.
enum LightKey: String, CaseIterable {
    case on, off, note, cc
    case pitchBend = "pitch_bend"
    case channel, range, touch

    /// Whether the key says what the light is.
    var isOutput: Bool { self == .note || self == .cc || self == .pitchBend }
}
