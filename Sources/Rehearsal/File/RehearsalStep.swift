import MIDI
import YAML

/// One step of a test.
struct RehearsalStep: Sendable {
    /// Since the start of the test, no earlier than the step before.
    let time: Duration
    /// Where the step is written.
    let place: Place
    let deed: Deed

    /// What happens, or is to be seen.
    enum Deed: Sendable {
        /// Messages come from a device, each so long after the step's time.
        case send([TimedMessage], from: RehearsalDevice?)
        /// Volta answers like this from now on.
        case answer(ServerAnswer)
        /// Volta's layout shows another page.
        case page(String)
        /// A device is pulled out.
        case unplug(RehearsalDevice)
        /// A device is plugged in.
        case plug(RehearsalDevice)
        /// These requests arrive now, give or take the tolerance.
        case expect([Expectation])
        /// No request arrives from the step before up to now.
        case expectNothing
        /// These messages are sent back to a device now, give or take the tolerance.
        case shows([Message], to: RehearsalDevice?, within: Duration)

        /// How many messages and requests it is made of.
        var size: Int {
            switch self {
            case .send(let messages, _): messages.count
            case .shows(let messages, _, _): messages.count
            case .expect(let expectations): expectations.count
            default: 1
            }
        }
    }
}
