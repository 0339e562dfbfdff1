import Mapping
import YAML

/// A device that messages come from.
struct RehearsalDevice: Sendable {
    let name: PortName
    /// Where it is written.
    let place: Place
}
