/// What a command is called, takes and does: the one table behind its parsing and its help.
struct CommandSpec: Equatable, Sendable {
    let name: String
    /// One line for the list of commands.
    let summary: String
    /// The operands in order, as the help shows them: `MAPPING`, or `[MAPPING]` where it may be left out,
    /// `FILE ...` where several may come.
    let operands: [String]
    /// What each operand may be.
    let operandKinds: [ValueKind]
    let options: [OptionSpec]
    /// More for the command's own help: examples and explanations.
    let details: String

    init(
        _ name: String, summary: String, operands: [String] = [], operandKinds: [ValueKind]? = nil,
        options: [OptionSpec] = [], details: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.operandKinds = operandKinds ?? operands.map { ValueKind(placeholder: $0) }
        self.options = options
        self.details = details
    }

    /// The options that every command has.
    static let common: [OptionSpec] = [.flag("--help", "show this help"), .flag("--version", "show the version")]

    var allOptions: [OptionSpec] { options + CommandSpec.common }

    /// Whether the last operand may come any number of times: `FILE ...`.
    var takesMore: Bool { operands.last?.hasSuffix("...") ?? false }

    var requiredOperands: Int { operands.count { !$0.hasPrefix("[") } }
}
