/// What a rule listens to.
public enum RuleSource: Hashable, Sendable {
    /// `cc`: a controller, 0 to 127.
    case controlChange(UInt8)
    /// `note`: one key or pad, 0 to 127.
    case note(UInt8)
    /// `notes`: several keys or pads, each once, in the order of their options.
    case notes([UInt8])
    /// `program`: one program, 0 to 127, or any for nil.
    case program(UInt8?)

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
    }

    /// The kind of this source.
    public var kind: Kind {
        switch self {
        case .controlChange: .controlChange
        case .note: .note
        case .notes: .notes
        case .program: .program
        }
    }

    /// The numbers that it listens to, in the order of their options; every program for any.
    var numbers: [UInt8] {
        switch self {
        case .controlChange(let number), .note(let number), .program(let number?): [number]
        case .notes(let numbers): numbers
        case .program(nil): Array(0...127)
        }
    }
}

extension RuleSource: CustomStringConvertible {
    /// The source in the words of the file.
    public var description: String {
        switch self {
        case .controlChange(let number): "cc \(number)"
        case .note(let number): "note \(number)"
        case .notes(let numbers): "notes \(numbers.map(String.init).joined(separator: ", "))"
        case .program(let number): "program \(number.map(String.init) ?? "any")"
        }
    }
}
