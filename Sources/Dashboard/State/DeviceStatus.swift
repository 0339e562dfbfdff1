/// A device, or a text of the mapping that waits for one.
public struct DeviceStatus: Sendable, Equatable {
    /// What it is doing.
    public enum State: String, Sendable {
        /// It plays.
        case connected
        /// It was there; it is connected again when it comes back.
        case gone
        /// The mapping names it, and nothing like it is there.
        case awaited
        /// It is there and cannot be used.
        case failing
        /// A program that plays into the bridge's own port.
        case guest
    }

    let name: String
    let state: State
    /// More, for people.
    let detail: String
    /// The texts of the mapping that it is the answer to.
    let answers: [String]

    /// A device in a state.
    public init(_ name: String, _ state: State, detail: String = "", answers: [String] = []) {
        (self.name, self.state, self.detail, self.answers) = (name, state, detail, answers)
    }
}
