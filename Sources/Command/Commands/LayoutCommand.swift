import Learning
import Volta

/// `layout`: the controls of the layout's active page.
enum LayoutCommand: Subcommand {
    static let spec = CommandSpec(
        "layout", summary: "show the controls of the layout's active page",
        options: SettingsReader.options + [
            .flag("--json", "the layout as one line of JSON"),
            .flag("--mapping", "a mapping file for it, in which every rule is still a comment"),
        ])

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        if arguments.has("--json") && arguments.has("--mapping") {
            throw Failure(.usage, "--json and --mapping are two forms of the same; choose one")
        }
        let settings = try context.settings.read(arguments).complete()
        let layout = try context.console.showingProgress("reading the layout") { () throws(Failure) in
            try VoltaAccess.readLayout(settings)
        }
        if arguments.has("--mapping") {
            context.console.out(MappingSkeleton(layout).text)
        } else if arguments.has("--json") {
            context.console.line(String(decoding: layout.jsonText, as: UTF8.self))
        } else {
            context.console.out(table(layout))
        }
        return .success
    }

    static func table(_ layout: LayoutInfo) -> String {
        let rows = [["lid", "address", "type", "label", "options"]] + layout.controls.map(row)
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
            return cells.withoutTrailingBlanks + "\n"
        }.joined()
    }

    private static func row(_ control: LayoutControl) -> [String] {
        let options = (control.options ?? []).map { "\($0.index) \($0.label ?? "")".withoutTrailingBlanks }
        let last = control.kind.takesActions ? options.joined(separator: ", ") : "(takes no actions)"
        return [String(control.lid), control.address, control.type, control.label, last].map(\.onOneLine)
    }
}
