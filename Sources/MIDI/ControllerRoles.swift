/// What the controllers of a port's channels are part of; without more being said each is for itself.
public struct ControllerRoles: Hashable, Sendable {
    /// The controllers that carry parameters: 98 and 99 select NRPN, 100 and 101 RPN, the others carry the data.
    private static let parameterRoles: [(controller: UInt8, role: ControllerRole)] = [
        (99, .select(isRegistered: false, isFine: false)), (98, .select(isRegistered: false, isFine: true)),
        (101, .select(isRegistered: true, isFine: false)), (100, .select(isRegistered: true, isFine: true)),
        (6, .data(isFine: false)), (38, .data(isFine: true)), (96, .steps(1)), (97, .steps(-1)),
    ]

    private var roles: [ControllerRole]

    /// All controllers are for themselves.
    public init() {
        roles = Array(repeating: .plain, count: 16 * 128)
    }

    /// Two controllers are the halves of one value, in either order when it is not known.
    public mutating func join(coarse: UInt8, fine: UInt8, order: PairOrder?, on channel: Channel) {
        roles[Self.index(channel, coarse)] = .half(coarse: coarse, isFine: false, order: order)
        roles[Self.index(channel, fine)] = .half(coarse: coarse, isFine: true, order: order)
    }

    /// Controllers 6, 38 and 96 to 101 carry parameters (RPN and NRPN).
    public mutating func carryParameters(on channel: Channel) {
        for (controller, role) in Self.parameterRoles { roles[Self.index(channel, controller)] = role }
    }

    /// Controllers 0 and 32 select banks.
    public mutating func selectBanks(on channel: Channel) {
        roles[Self.index(channel, 0)] = .bank(isFine: false)
        roles[Self.index(channel, 32)] = .bank(isFine: true)
    }

    /// A controller is for itself.
    public mutating func release(_ controller: UInt8, on channel: Channel) {
        roles[Self.index(channel, controller)] = .plain
    }

    subscript(_ channel: Channel, _ controller: UInt8) -> ControllerRole {
        roles[Self.index(channel, controller)]
    }

    static func index(_ channel: Channel, _ controller: UInt8) -> Int {
        Int(channel.index) * 128 + Int(controller & 0x7F)
    }
}
