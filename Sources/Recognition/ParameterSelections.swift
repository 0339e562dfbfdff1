import MIDI

/// Which parameter is selected on each channel, for data that comes without a selection of its own.
struct ParameterSelections {
    private struct Selection {
        var isRegistered: Bool
        var coarse: UInt8?
        var fine: UInt8?
    }

    private var selected: [Channel: Selection] = [:]

    /// A message came; only selections count.
    mutating func receive(_ message: Message) {
        guard case .controlChange(let channel, let controller, let value) = message,
            (98...101).contains(controller)
        else { return }
        let isRegistered = controller >= 100
        var selection = selected[channel] ?? Selection(isRegistered: isRegistered)
        if selection.isRegistered != isRegistered { selection = Selection(isRegistered: isRegistered) }
        if controller % 2 == 1 { selection.coarse = value } else { selection.fine = value }
        selected[channel] = selection
    }

    /// The parameter that data on a channel is for; nil when none is selected.
    func parameter(on channel: Channel) -> Parameter? {
        guard let selection = selected[channel], let coarse = selection.coarse, let fine = selection.fine,
            (coarse, fine) != (127, 127)
        else { return nil }
        return Parameter(isRegistered: selection.isRegistered, number: UInt16(coarse) << 7 | UInt16(fine))
    }
}
