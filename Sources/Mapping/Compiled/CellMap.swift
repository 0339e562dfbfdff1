import MIDI

/// Where each input of a port has its cell, by kind, channel and number.
///
/// Kinds with few numbers have a cell for each; parameters and programs of banks have one where a rule listens.
struct CellMap: Sendable {
    /// The kinds of input.
    enum Kind: Int, CaseIterable {
        case note, controlChange, controlPair, programChange, keyPressure, pitchBend, pressure, transport
        case ownParameter, registeredParameter, bankProgram

        init(_ parameter: Parameter) {
            self = parameter.isRegistered ? .registeredParameter : .ownParameter
        }

        fileprivate var isSparse: Bool { rawValue >= Kind.ownParameter.rawValue }
    }

    private static let dense = Kind.ownParameter.rawValue * 16 * 128

    private var sparse: [UInt32: Int32] = [:]

    /// How many cells there are.
    var count: Int { Self.dense + sparse.count }

    /// The cell of an input; nil when no rule listens to it and it has none.
    func cell(_ kind: Kind, _ channel: Channel, _ number: Int) -> Int? {
        if kind.isSparse { return sparse[Self.key(kind, channel, number)].map { Int($0) } }
        return (kind.rawValue * 16 + Int(channel.index)) * 128 + number & 0x7F
    }

    /// The cell of an input, which has one from now on.
    mutating func add(_ kind: Kind, _ channel: Channel, _ number: Int) -> Int {
        if let cell = cell(kind, channel, number) { return cell }
        defer { sparse[Self.key(kind, channel, number)] = Int32(count) }
        return count
    }

    /// The input that a cell is for; nil for those that only rules give one, such as parameters.
    func input(ofCell cell: Int) -> (kind: Kind, channel: Channel, number: Int)? {
        guard cell < Self.dense, let kind = Kind(rawValue: cell / (16 * 128)) else { return nil }
        return (kind, Channel(statusByte: UInt8(cell / 128 % 16)), cell % 128)
    }

    /// Whether a cell is that of a note.
    static func isNote(_ cell: Int) -> Bool { cell < 16 * 128 }

    /// The number of a program of a bank.
    static func number(ofProgram program: UInt8, in bank: UInt16) -> Int {
        Int(bank) << 7 | Int(program & 0x7F)
    }

    private static func key(_ kind: Kind, _ channel: Channel, _ number: Int) -> UInt32 {
        UInt32(kind.rawValue) << 25 | UInt32(channel.index) << 21 | UInt32(number & 0x1F_FFFF)
    }
}
