/// A command's arguments after parsing.
struct Arguments: Equatable {
    private(set) var operands: [String] = []
    private var flags: Set<String> = []
    private var values: [String: String] = [:]

    /// Whether the option without a value was given.
    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value of an option, or nil when it was not given; given twice, the last one counts.
    func value(_ name: String) -> String? { values[name] }

    mutating func add(operand: String) { operands.append(operand) }
    mutating func add(flag: String) { flags.insert(flag) }
    mutating func add(_ value: String, for name: String) { values[name] = value }
}
