/// A MIDI channel, 1 to 16 as people count them.
public struct Channel: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The channel as it stands in a status byte, 0 to 15.
    public let index: UInt8

    /// The channel in the low four bits of a status byte; the high bits are ignored.
    public init(statusByte: UInt8) {
        index = statusByte & 0x0F
    }

    /// The channel with the number that people use, 1 to 16, or nil for any other number.
    public init?(number: Int) {
        guard (1...16).contains(number) else { return nil }
        index = UInt8(number - 1)
    }

    /// The number that people use, 1 to 16.
    public var number: Int { Int(index) + 1 }

    /// All sixteen channels, in order.
    public static let all: [Channel] = (0..<16).map { Channel(statusByte: $0) }

    /// Channels in the order of their numbers.
    public static func < (left: Channel, right: Channel) -> Bool { left.index < right.index }

    /// The number that people use.
    public var description: String { String(number) }
}
