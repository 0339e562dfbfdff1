import YAML

/// Reads a command's arguments by its ``CommandSpec``: `--name value`, `--name=value`, `--` before operands.
struct ArgumentParser {
    let spec: CommandSpec

    func parse(_ words: some Sequence<String>) throws(Failure) -> Arguments {
        var arguments = Arguments()
        var words = Array(words)[...]
        while let word = words.popFirst() {
            if word == "--" {
                for operand in words { arguments.add(operand: operand) }
                break
            }
            // A dash alone is standard input, and a number below zero is a value.
            if !word.hasPrefix("-") || word == "-" || Double(word) != nil {
                arguments.add(operand: word)
            } else {
                try parseOption(word, rest: &words, into: &arguments)
            }
        }
        if !arguments.has("--help") && !arguments.has("--version") { try checkOperands(arguments) }
        return arguments
    }

    private func parseOption(
        _ word: String, rest words: inout ArraySlice<String>, into arguments: inout Arguments
    ) throws(Failure) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0] == "-h" ? "--help" : String(parts[0])
        guard let option = spec.allOptions.first(where: { $0.name == name }) else {
            throw usage(Self.unknownOption(name, among: spec.allOptions))
        }
        guard let placeholder = option.placeholder else {
            guard parts.count == 1 else { throw usage("\(name) takes no value") }
            return arguments.add(flag: name)
        }
        if parts.count == 2 { return arguments.add(String(parts[1]), for: name) }
        guard let value = words.popFirst() else { throw usage("\(name) needs a value: \(name) \(placeholder)") }
        arguments.add(value, for: name)
    }

    private func checkOperands(_ arguments: Arguments) throws(Failure) {
        let count = arguments.operands.count
        if count < spec.requiredOperands { throw usage("\(spec.operands[count]) is missing") }
        if count > spec.operands.count, !spec.takesMore {
            // What it is stays unsaid: it may be a key that was pasted here.
            throw usage("too many arguments; it takes \(Self.takes(spec.operands))")
        }
    }

    private static func takes(_ operands: [String]) -> String {
        operands.isEmpty ? "options only" : operands.joined(separator: " ")
    }

    /// What is said of an option that is not there; a value behind its name may be a secret and is not shown.
    static func unknownOption(_ word: String, among options: [OptionSpec]) -> String {
        let name = String(word.prefix { $0 != "=" })
        if name == "--api-key" || name == "--key" {
            return "the key is never taken on the command line, where every user of the machine can read it; "
                + "set VOLTA_API_KEY, or name a file with --api-key-file"
        }
        let suggestion = Suggestion.nearest(to: name, among: options.map(\.name))
        return "unknown option '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    }

    private func usage(_ text: String) -> Failure {
        Failure(.usage, "\(text)\nSee 'volta-midi \(spec.name) --help'.")
    }
}
