import Mapping
import Volta
import YAML

/// `send`: one action from the shell.
enum SendCommand: Subcommand {
    static let spec = CommandSpec(
        "send", summary: "send one action", operands: ["KIND", "CONTROL", "[VALUE]"],
        operandKinds: [.words(["button", "slider", "toggle", "index", "string", "xypad"]), .free, .free],
        options: SettingsReader.options,
        details: """
            KIND is button, slider, toggle, index, string or xypad. CONTROL is a label, a local id or an address.
              volta-midi send button Cheer
              volta-midi send slider Brightness 0.5        0 to 1
              volta-midi send toggle Strobe on             on or off
              volta-midi send index Vote 2                 an option's number, from 0
              volta-midi send string Shoutout "Hello!"
              volta-midi send xypad Position 0.5,0.25      two numbers, each 0 to 1
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let operands = arguments.operands
        let value = try ValueOperand.read(kind: operands[0], text: operands.count > 2 ? operands[2] : nil)
        let reference = ControlReference(operand: operands[1])
        let settings = try context.settings.read(arguments).complete()
        try context.console.showingProgress("sending") { () throws(Failure) in
            try LoopRunner.run { (loop) throws(Failure) in
                let transport = VoltaAccess.transport(for: settings, on: loop)
                let connection = try VoltaAccess.open(settings, transport: transport, on: loop)
                let layout = try await VoltaAccess.call { () throws(VoltaError) in try await connection.layout() }
                let control = try control(reference, taking: value.kind, in: layout)
                try checkOption(value, of: control)
                try await VoltaAccess.call { () throws(VoltaError) in
                    try await connection.send(Action(lid: control.lid, value: value))
                }
            }
        }
        return .success
    }

    private static func checkOption(_ value: ActionValue, of control: LayoutControl) throws(Failure) {
        guard case .index(let option) = value, let options = control.options?.map(\.index),
            !options.contains(option)
        else { return }
        let list = options.sorted().map(String.init).joined(separator: ", ")
        throw Failure(.usage, "\(control.label.onOneLine) has no option \(option); its options are \(list)")
    }

    /// The one control that the reference means and that takes such a value.
    private static func control(
        _ reference: ControlReference, taking kind: ControlKind, in layout: LayoutInfo
    ) throws(Failure) -> LayoutControl {
        let named = layout.controls.filter { reference.names($0) }
        let fitting = named.filter { $0.kind == kind }
        if fitting.count == 1 { return fitting[0] }
        if fitting.count > 1 {
            let lids = fitting.map { String($0.lid) }.joined(separator: ", ")
            throw Failure(.usage, "several controls are called \(reference); name one by its local id: \(lids)")
        }
        if let other = named.first {
            throw Failure(.usage, "\(reference) is of type \(other.type), not \(kind.name)")
        }
        let suggestion = Suggestion.nearest(to: reference.plain, among: layout.controls.map(\.label))
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? "; 'volta-midi layout' lists them all"
        throw Failure(.usage, "the layout has no control \(reference) on its active page\(hint)")
    }
}
