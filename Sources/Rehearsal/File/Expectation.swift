import Mapping
import YAML

/// A request that is to arrive.
struct Expectation: Sendable {
    let target: RuleTarget
    let value: ExpectedValue
    /// Since the start of the test.
    let time: Duration
    /// How much earlier or later it may arrive.
    let within: Duration
    /// Whether only the last request counts that its control has had by then.
    let isLast: Bool
    /// Where it is written.
    let place: Place
}
