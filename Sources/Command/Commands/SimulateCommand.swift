import EventLoop
import Simulator
import Volta

/// `simulate`: the simulated Volta alone, for trying mappings without an account.
enum SimulateCommand: Subcommand {
    static let spec = CommandSpec(
        "simulate", summary: "run a simulated Volta on this machine",
        options: [
            .value("--port", "N", "the port on 127.0.0.1; a free one by default"),
            .value("--layout", "FILE", "the layout as JSON, instead of the built-in one"),
            .value("--record", "FILE", "write one JSON line for each accepted action"),
            .value("--latency", "MS", "hold every answer back for so many milliseconds, 0 to 60000"),
            .value("--token-lifetime", "S", "how long a token is valid in seconds, 1 to 86400; 900 by default"),
        ],
        details: """
            It prints the settings to paste into another terminal, then each action that it accepts, until Ctrl-C.
            The only key that it accepts is VOLTA_API_KEY, or demo-key when that is not set.
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let options = try Options(arguments, key: context.environment["VOLTA_API_KEY"])
        let console = context.console
        return try LoopRunner.run { (loop) throws(Failure) in
            EndSignal.hold()
            let simulator = try options.start { console.line($0.jsonLine) }
            console.out(options.settings(for: simulator))
            let end = try await EndSignal.wait(on: loop)
            simulator.stop()
            return end
        }
    }

    private struct Options: Sendable {
        let layout: LayoutInfo
        let key: String?
        let port: Int
        let latency: Duration
        let tokenLifetime: Duration
        let record: String?

        init(_ arguments: Arguments, key: String?) throws(Failure) {
            self.key = key.flatMap { $0.isEmpty ? nil : $0 }
            layout = if let path = arguments.value("--layout") { try LayoutFile.read(path) } else { .demo }
            port = try arguments.number("--port", in: 0...65535) ?? 0
            latency = .milliseconds(try arguments.number("--latency", in: 0...60_000) ?? 0)
            tokenLifetime = .seconds(try arguments.number("--token-lifetime", in: 1...86_400) ?? 900)
            record = arguments.value("--record")
        }

        func start(onAction: @escaping @Sendable (AcceptedAction) -> Void) throws(Failure) -> VoltaSimulator {
            do {
                return try VoltaSimulator(
                    layout: layout, apiKey: key ?? "demo-key", tokenLifetime: tokenLifetime, port: port,
                    latency: latency, record: record, onAction: onAction)
            } catch let error as RecordingError {
                throw Failure(.cannotCreate, error.description)
            } catch {
                throw Failure(.unavailable, "cannot simulate Volta: \(error)")
            }
        }

        /// The lines to paste into a shell; a key of the user's own is not shown.
        func settings(for simulator: VoltaSimulator) -> String {
            let keyLine = key == nil ? "export VOLTA_API_KEY=demo-key\n" : ""
            return "export VOLTA_API_URL=\(simulator.baseURL)\n\(keyLine)export VOLTA_LAYOUT_ID=\(layout.layoutId)\n"
        }
    }
}
