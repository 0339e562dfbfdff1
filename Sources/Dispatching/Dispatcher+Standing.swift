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
