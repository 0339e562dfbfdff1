public import Time

/// Joins the control changes of one port that belong together: 14-bit pairs, RPN and NRPN, and banks.
///
/// It has no clock: a half that waits for the other acts alone when ``takeSettled(by:)`` is called in time, which
/// ``nextSettle`` says. A control change makes one event at most, and nothing is allocated for it.
public struct Joiner: Sendable {
    /// What became of a control change.
    public enum Verdict: Hashable, Sendable {
        /// It is no part of anything.
        case plain
        /// It is a part that says nothing yet, or nothing by itself.
        case part
        /// It completed an event, or showed that an earlier half was alone.
        case joined(JoinedEvent)
    }

    /// What a control change is a part of.
    public enum Part: Hashable, Sendable {
        /// A half of the pair of controllers with this most significant half.
        case half(coarse: UInt8)
        /// A half of the value of a parameter.
        case data(Parameter)
        /// A half of the number that selects a parameter.
        case selection(isRegistered: Bool)
        /// A half of the number of a bank.
        case bank
    }

    /// How long a half waits for the other: 10 ms, ten times what a DIN cable takes for a message.
    public static let settleTime = Duration.milliseconds(10)
    /// The coarse half of the data of parameters.
    private static let data: UInt8 = 6

    private struct Waiting {
        let channel: Channel
        let coarse: UInt8
        let due: Moment
    }

    private var roles: ControllerRoles
    /// By channel and coarse half; the data of parameters is a pair too.
    private var pairs = [PairState](repeating: PairState(), count: 16 * 128)
    private var selections = [ParameterSelection](repeating: ParameterSelection(), count: 16)
    private var banks = [UInt16](repeating: 0, count: 16)
    /// The halves that wait, the first due first.
    private var waiting: [Waiting] = []

    /// A joiner for the given roles, to which nothing has come yet.
    public init(_ roles: ControllerRoles) {
        self.roles = roles
        waiting.reserveCapacity(64)
    }

    /// A joiner for other roles that goes on where an earlier one is, with the same halves, parameters and banks.
    ///
    /// With other roles nothing may wait in the earlier one.
    public init(_ roles: ControllerRoles, after earlier: Joiner) {
        self = earlier
        self.roles = roles
    }

    /// Takes a control change.
    public mutating func receive(
        _ channel: Channel, _ controller: UInt8, _ value: UInt8, now: Moment
    ) -> Verdict {
        switch roles[channel, controller] {
        case .plain: return .plain
        case .half(let coarse, let isFine, let order):
            return receive(value, isFine: isFine, of: coarse, order, channel, now)
        case .select(let isRegistered, let isFine):
            return select(value, isRegistered: isRegistered, isFine: isFine, channel)
        case .data(let isFine):
            guard selections[Int(channel.index)].parameter != nil else { return .plain }
            return receive(value, isFine: isFine, of: Self.data, nil, channel, now)
        case .steps(let steps):
            guard let parameter = selections[Int(channel.index)].parameter else { return .plain }
            return .joined(.steps(channel, parameter, steps))
        case .bank(let isFine):
            selectBank(value, isFine: isFine, channel)
            return .part
        }
    }

    /// What the control changes of a controller are a part of, as things stand; nil when they stand for themselves.
    public func part(_ channel: Channel, _ controller: UInt8) -> Part? {
        switch roles[channel, controller] {
        case .half(let coarse, _, _): .half(coarse: coarse)
        case .data: selections[Int(channel.index)].parameter.map { .data($0) }
        case .select(let isRegistered, _): .selection(isRegistered: isRegistered)
        case .bank: .bank
        case .plain, .steps: nil
        }
    }

    /// The bank that is selected on a channel, 0 to 16383; 0 at the beginning.
    public func bank(on channel: Channel) -> UInt16 { banks[Int(channel.index)] }

    /// When the next half will have waited long enough; nil when none waits.
    public var nextSettle: Moment? { waiting.first?.due }

    /// Lets the next half that has waited long enough act alone; nil when there is none.
    ///
    /// - Parameter now: The time, or nil for a half that shall wait no longer, however short its wait was.
    public mutating func takeSettled(by now: Moment?) -> JoinedEvent? {
        guard let next = waiting.first, next.due <= now ?? next.due else { return nil }
        return settle(next.coarse, next.channel)
    }

    // MARK: - Parts

    private mutating func receive(
        _ value: UInt8, isFine: Bool, of coarse: UInt8, _ order: PairOrder?, _ channel: Channel,
        _ now: Moment
    ) -> Verdict {
        let index = ControllerRoles.index(channel, coarse)
        let joined = pairs[index].receive(value, isFine: isFine, order: order)
        if joined != nil { waitNoLonger(coarse, channel) }
        if pairs[index].waitsForFine != nil {
            waiting.append(Waiting(channel: channel, coarse: coarse, due: now + Self.settleTime))
        }
        return joined.flatMap { event(coarse, channel, $0) }.map { .joined($0) } ?? .part
    }

    /// Another parameter is selected: what waits for the one before acts alone, and its data is forgotten.
    private mutating func select(_ value: UInt8, isRegistered: Bool, isFine: Bool, _ channel: Channel) -> Verdict {
        var selection = selections[Int(channel.index)]
        let before = selection.parameter
        selection.receive(value, isRegistered: isRegistered, isFine: isFine)
        guard selection.parameter != before else {
            selections[Int(channel.index)] = selection
            return .part
        }
        let settled = settle(Self.data, channel)
        selections[Int(channel.index)] = selection
        pairs[ControllerRoles.index(channel, Self.data)] = PairState()
        return settled.map { .joined($0) } ?? .part
    }

    private mutating func selectBank(_ value: UInt8, isFine: Bool, _ channel: Channel) {
        let bank = banks[Int(channel.index)]
        banks[Int(channel.index)] = isFine ? bank & 0x3F80 | UInt16(value) : bank & 0x7F | UInt16(value) << 7
    }

    private mutating func settle(_ coarse: UInt8, _ channel: Channel) -> JoinedEvent? {
        waitNoLonger(coarse, channel)
        return pairs[ControllerRoles.index(channel, coarse)].settle().flatMap { event(coarse, channel, $0) }
    }

    private mutating func waitNoLonger(_ coarse: UInt8, _ channel: Channel) {
        guard let index = waiting.firstIndex(where: { $0.coarse == coarse && $0.channel == channel }) else { return }
        waiting.remove(at: index)
    }

    /// The event of a pair's value; the pair of the data is that of the selected parameter.
    private func event(_ coarse: UInt8, _ channel: Channel, _ value: UInt16) -> JoinedEvent? {
        guard case .data = roles[channel, coarse] else { return .pair(channel, coarse: coarse, value: value) }
        return selections[Int(channel.index)].parameter.map { .parameter(channel, $0, value: value) }
    }
}
