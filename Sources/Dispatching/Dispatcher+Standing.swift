public import Volta

/// Where one control stands with its deliveries.
public struct Standing: Sendable, Equatable {
    /// What is under way to it.
    public let sending: ActionValue?
    /// The newest value that waits.
    public let waiting: ActionValue?
    /// How many presses wait.
    public let waitingPresses: Int

    /// Nothing waits for it or is under way to it.
    public static let idle = Standing(sending: nil, waiting: nil, waitingPresses: 0)
}

extension Dispatcher {
    /// Where a control stands, for onlookers.
    public func standing(of lid: Int) -> Standing {
        guard let number = slotOfLid[lid] else { return .idle }
        let slot = slots[number]
        let press = slot.presses.first?.action.value
        return Standing(
            sending: slot.inFlight?.action.value, waiting: slot.value?.action.value ?? press,
            waitingPresses: slot.presses.count)
    }
}
