/// One option of a command: `--name`, or `--name VALUE` when it has a placeholder.
struct OptionSpec: Equatable, Sendable {
    /// The name with its dashes.
    let name: String
    /// What stands for the value in the help; nil for an option without a value.
    let placeholder: String?
    /// One line for the help.
    let help: String
    /// What the value may be; nil for an option without a value.
    let kind: ValueKind?

    static func flag(_ name: String, _ help: String) -> OptionSpec {
        OptionSpec(name: name, placeholder: nil, help: help, kind: nil)
    }

    /// An option with a value; what that may be is as the placeholder says, unless there are only a few words.
    static func value(
        _ name: String, _ placeholder: String, _ help: String, of words: [String]? = nil
    ) -> OptionSpec {
        let kind = words.map { ValueKind.words($0) } ?? ValueKind(placeholder: placeholder)
        return OptionSpec(name: name, placeholder: placeholder, help: help, kind: kind)
    }
}
