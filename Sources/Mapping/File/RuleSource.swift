public import MIDI

/// What a rule listens to.
public enum RuleSource: Hashable, Sendable {
    /// `cc`: a controller, 0 to 127.
    case controlChange(UInt8)
    /// `cc` with two numbers: the halves of a 14-bit value, the most significant one first.
    case controlPair(coarse: UInt8, fine: UInt8)
    /// `note`: one key or pad, 0 to 127.
    case note(UInt8)
    /// `notes`: several keys or pads, each once, in the order of their options.
    case notes([UInt8])
    /// `program`: one program, 0 to 127, or any for nil.
    case program(UInt8?)
    /// `program` with `bank`: one program, or any, of a bank from 0 to 16383.
    case bankProgram(bank: UInt16, program: UInt8?)
    /// `nrpn` or `rpn`: a parameter.
    case parameter(Parameter)
    /// `pitch_bend`: a wheel, or the fader of a channel, 0 to 16383.
    case pitchBend
    /// `pressure`: the pressure of the whole channel.
    case pressure
    /// `key_pressure`: the pressure on one key, 0 to 127, or any for nil.
    case keyPressure(UInt8?)
    /// `transport`: start, stop or continue.
    case transport(Transport)

    /// The kinds of source, named as their keys.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// `cc`.
        case controlChange = "cc"
        /// `note`.
        case note
        /// `notes`.
        case notes
        /// `program`.
        case program
        /// `nrpn`.
        case nrpn
        /// `rpn`.
        case rpn
        /// `pitch_bend`.
        case pitchBend = "pitch_bend"
        /// `pressure`.
        case pressure
        /// `key_pressure`.
        case keyPressure = "key_pressure"
        /// `transport`.
        case transport

        /// Whether it says a value that goes up and down, and is not only pressed.
        var isContinuous: Bool {
            switch self {
            case .controlChange, .nrpn, .rpn, .pitchBend, .pressure, .keyPressure: true
            case .note, .notes, .program, .transport: false
            }
        }
    }

    /// The kind of this source.
    public var kind: Kind {
        switch self {
        case .controlChange, .controlPair: .controlChange
        case .note: .note
        case .notes: .notes
        case .program, .bankProgram: .program
        case .parameter(let parameter): parameter.isRegistered ? .rpn : .nrpn
        case .pitchBend: .pitchBend
        case .pressure: .pressure
        case .keyPressure: .keyPressure
        case .transport: .transport
        }
    }

    /// The greatest value that it says: 127, or 16383 for 14 bits.
    var maximum: UInt16 {
        switch self {
        case .controlPair, .parameter, .pitchBend: 16383
        default: 127
        }
    }
}

extension RuleSource: CustomStringConvertible {
    /// The source in the words of the file.
    public var description: String {
        switch self {
        case .controlChange(let number): "cc \(number)"
        case .controlPair(let coarse, let fine): "cc \(coarse), \(fine)"
        case .note(let number): "note \(number)"
        case .notes(let numbers): "notes \(numbers.map(String.init).joined(separator: ", "))"
        case .program(let number): "program \(Self.orAny(number))"
        case .bankProgram(let bank, let number): "bank \(bank) program \(Self.orAny(number))"
        case .parameter(let parameter): "\(kind.rawValue) \(parameter.number)"
        case .pitchBend, .pressure: kind.rawValue
        case .keyPressure(let note): "\(kind.rawValue) \(Self.orAny(note))"
        case .transport(let transport): "transport \(transport.rawValue)"
        }
    }

    private static func orAny(_ number: UInt8?) -> String { number.map(String.init) ?? "any" }
}
