import MIDI

extension RuleSource {
    /// The kind of the cells that the source listens to.
    var cellKind: CellMap.Kind {
        switch self {
        case .note, .notes: .note
        case .controlChange: .controlChange
        case .controlPair: .controlPair
        case .program: .programChange
        case .bankProgram: .bankProgram
        case .parameter(let parameter): CellMap.Kind(parameter)
        case .pitchBend: .pitchBend
        case .pressure: .pressure
        case .keyPressure: .keyPressure
        case .transport: .transport
        }
    }

    /// The numbers that it listens to, in the order of their options; every one for any.
    var numbers: [Int] {
        switch self {
        case .controlChange(let number), .note(let number), .controlPair(let number, _): [Int(number)]
        case .notes(let numbers): numbers.map(Int.init)
        case .program(let number), .keyPressure(let number): number.map { [Int($0)] } ?? Array(0...127)
        case .bankProgram(let bank, let program):
            Self.program(program).numbers.map { CellMap.number(ofProgram: UInt8($0), in: bank) }
        case .parameter(let parameter): [Int(parameter.number)]
        case .pitchBend, .pressure: [0]
        case .transport(let transport): [transport.number]
        }
    }

    /// The option that an input picks: its place among the rule's inputs, or the number of a program.
    func option(at position: Int) -> Int {
        switch self {
        case .program(let number?), .bankProgram(_, let number?): Int(number)
        default: position
        }
    }

    /// The channels whose messages it means, when only one or all are wanted; the transport has none.
    func channels(_ only: Channel?) -> [Channel] {
        if case .transport = self { return [Channel(statusByte: 0)] }
        return only.map { [$0] } ?? Channel.all
    }
}
