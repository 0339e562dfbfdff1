/// One option of a command: `--name`, or `--name VALUE` when it has a placeholder.
struct OptionSpec: Equatable, Sendable {
    /// The name with its dashes.
    let name: String
    /// What stands for the value in the help; nil for an option without a value.
    let placeholder: String?
    /// One line for the help.
    let help: String

    static func flag(_ name: String, _ help: String) -> OptionSpec {
        OptionSpec(name: name, placeholder: nil, help: help)
    }

    static func value(_ name: String, _ placeholder: String, _ help: String) -> OptionSpec {
        OptionSpec(name: name, placeholder: placeholder, help: help)
    }
}
