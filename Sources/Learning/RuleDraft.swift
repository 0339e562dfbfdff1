import MIDI
import Recognition

/// A rule that is to be written, apart from the control it moves.
struct RuleDraft: Hashable {
    /// A source with what belongs to it.
    struct Part: Hashable {
        /// The source in the words of a file: `cc: 7`.
        var source: String
        /// Its channel; nil when it has none.
        var channel: Channel?
        /// What else is said of it: `threshold: 64`.
        var settings: [String] = []

        /// The words, with the channel where the device's own is another one.
        func words(under device: Channel?) -> [String] {
            let channel = channel == device ? nil : channel
            return [source] + (channel.map { ["channel: \($0)"] } ?? []) + settings
        }
    }

    /// One part, or the two directions of a pad.
    var parts: [Part]
    /// What stands behind the control: `value: 2`.
    var value: String?

    init(_ finding: Finding, _ settings: [String] = [], value: String? = nil) {
        parts = [Part(source: finding.control.ruleText, channel: finding.channel, settings: settings)]
        self.value = value
    }

    init(source: String, channel: Channel?, value: String? = nil) {
        parts = [Part(source: source, channel: channel)]
        self.value = value
    }

    init(x: Part, y: Part) {
        parts = [x, y]
    }

    /// The rule in braces.
    func text(moving target: String, under device: Channel?) -> String {
        let sources =
            parts.count == 1
            ? parts[0].words(under: device)
            : zip(["x", "y"], parts).map { "\($0): {\($1.words(under: device).joined(separator: ", "))}" }
        let words = sources + [target] + (value.map { [$0] } ?? [])
        return "{\(words.joined(separator: ", "))}"
    }
}
