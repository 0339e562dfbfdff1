import Mapping
import Volta
import YAML

/// `check`: every mistake of a mapping file, also against a layout.
enum CheckCommand: Subcommand {
    static let spec = CommandSpec(
        "check", summary: "show every error and warning of a mapping file", operands: ["MAPPING"],
        options: [
            .value("--layout", "FILE", "check names against this layout, as 'volta-midi layout --json' prints it")
        ] + explainOptions + SettingsReader.options
            + [.flag("--json", "one JSON object for each error or warning, or for each message of --explain")],
        details: """
            Without --layout the names are checked against the live layout when the settings say where Volta is;
            without either, the file alone is checked. The exit code is 65 when there is an error.
            With --explain it says instead what each rule makes of the given messages, or why it does nothing:
            volta-midi check show.yaml --explain '90 24 7F 80 24 00'
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let messages = try messages(arguments)
        let path = arguments.operands[0]
        let source = Source(name: path, bytes: try Files.readMapping(path))
        let loaded = try context.console.showingProgress("reading \(path)") { LoadedMapping(source) }
        var diagnostics = loaded.diagnostics
        let layout = try layout(arguments, context)
        if let file = loaded.file, let layout { diagnostics += file.diagnostics(against: layout) }
        diagnostics = diagnostics.sortedByPlace()
        if let messages, let mapping = loaded.mapping {
            context.console.err(source.rendered(diagnostics))
            explain(messages, by: mapping, on: layout, arguments, context.console)
            return diagnostics.hasErrors ? .invalidMapping : .success
        }
        if arguments.has("--json") {
            for diagnostic in diagnostics { context.console.line(diagnostic.json(in: path).text) }
        } else {
            report(diagnostics, of: source, path, hasLayout: layout != nil, context.console)
        }
        return diagnostics.hasErrors ? .invalidMapping : .success
    }

    private static func report(
        _ diagnostics: [Diagnostic], of source: Source, _ path: String, hasLayout: Bool, _ console: Console
    ) {
        console.err(source.rendered(diagnostics))
        if diagnostics.isEmpty {
            console.line("\(path): no errors\(hasLayout ? "" : " (names of controls were not checked: no layout)")")
        } else {
            console.err("\(path): \(MappingLoader.count(of: diagnostics))\n")
        }
    }

    /// The layout to check names against; nil when nothing says where one is.
    private static func layout(_ arguments: Arguments, _ context: CommandContext) throws(Failure) -> LayoutInfo? {
        if let path = arguments.value("--layout") { return try LayoutFile.read(path) }
        let settings = try context.settings.read(arguments)
        if settings.isEmpty { return nil }
        do {
            let complete = try settings.complete()
            return try context.console.showingProgress("reading the layout") { () throws(Failure) in
                try VoltaAccess.readLayout(complete)
            }
        } catch {
            context.console.error("the names were not checked against the live layout: \(error.text)")
            return nil
        }
    }
}

extension Diagnostic {
    /// The diagnostic for editors and other programs.
    func json(in path: String) -> JSONValue {
        var fields: [String: JSONValue] = [
            "file": .string(path), "line": .integer(place.line), "column": .integer(place.column),
            "severity": .string(severity.rawValue), "id": .string(id), "message": .string(message),
        ]
        fields["hint"] = hint.map(JSONValue.string)
        return .object(fields)
    }
}
