import MIDI
import Mapping
import Volta

/// `check --explain`: what the mapping makes of bytes.
extension CheckCommand {
    static let explainOptions: [OptionSpec] = [
        .value("--explain", "BYTES", "say what each rule makes of these messages, such as 'B0 07 40', and why not"),
        .value("--device", "NAME", "with --explain: the device that sends them; without it all entries listen"),
    ]

    /// The messages to be explained; nil when none were given.
    static func messages(_ arguments: Arguments) throws(Failure) -> [Message]? {
        guard let text = arguments.value("--explain") else {
            if arguments.value("--device") != nil { throw Failure(.usage, "--device goes with --explain only") }
            return nil
        }
        do {
            return try MessageText.messages(text)
        } catch {
            throw Failure(
                .usage,
                "--explain, byte \(error.byte): \(error.reason); it takes whole messages in hexadecimal, such as 'B0 07 40'"
            )
        }
    }

    /// Says what a good mapping makes of the messages.
    static func explain(
        _ messages: [Message], by mapping: CompiledMapping, on layout: LayoutInfo?, _ arguments: Arguments,
        _ console: Console
    ) {
        if layout == nil { console.error("no layout: every control is taken to be on the page") }
        let explanation = BytesExplanation(
            of: messages, by: mapping, on: layout ?? LayoutInfo(for: mapping), device: arguments.value("--device"))
        if arguments.has("--json") {
            for value in explanation.json { console.line(value.text) }
        } else {
            console.out(explanation.text)
        }
    }
}
