public import Volta

/// What a control of the simulated layout has been told.
public struct ControlState: Sendable, Equatable {
    /// The newest value; null before the first action and for a button.
    public private(set) var value = JSONValue.null
    /// How many actions were accepted: a button's presses, an index's votes.
    public private(set) var count = 0

    mutating func accept(_ value: JSONValue) {
        self.value = value
        count += 1
    }
}
