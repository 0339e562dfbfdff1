import Volta

/// A control of the layout as the engine needs it.
///
/// A class, so that an action on it copies none of its texts.
final class BoundControl: Sendable {
    /// Which control it is.
    let identity: ControlIdentity
    /// The numbers of its options, rising; nil when the layout does not list them.
    let options: [Int]?

    init(_ control: LayoutControl) {
        identity = ControlIdentity(control)
        lid = control.lid
        options = control.options.map { $0.map(\.index).sorted() }
    }

    /// The local id.
    let lid: Int

    /// Whether an option with this number exists; all do when the layout does not list them.
    func hasOption(_ number: Int) -> Bool {
        options?.contains(number) ?? true
    }

    /// The place from 0 to 1 at which an option's part begins; nil when there is no such option.
    func position(of option: Int) -> Double? {
        guard let options, let place = options.firstIndex(of: option) else { return nil }
        return Double(place) / Double(options.count)
    }

    /// The middle of an option's part, 0 to 1; nil when there is no such option.
    func middle(of option: Int) -> Double? {
        guard let options, let place = options.firstIndex(of: option) else { return nil }
        return (Double(place) + 0.5) / Double(options.count)
    }

    /// The option at a place from 0 to 1 when all options have equal parts; nil when there are none.
    func option(at position: Double) -> Int? {
        guard let options, !options.isEmpty else { return nil }
        // The place of an option must find it again, whatever the last digits of the division are.
        return options[min(Int(position * Double(options.count) + 1e-9), options.count - 1)]
    }
}
