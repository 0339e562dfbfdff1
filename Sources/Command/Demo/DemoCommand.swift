import Mapping
import Simulator
import Volta
import YAML

/// `demo`: the whole thing with no account and no hardware.
enum DemoCommand: Subcommand {
    static let spec = CommandSpec(
        "demo", summary: "show the whole thing with no account and no hardware",
        options: [
            .value("--seconds", "N", "how long it plays, 1 to 86400; 20 by default, and 3600 with a dashboard")
        ] + DashboardOptions.specs,
        details: """
            A recorded performance plays through the real bridge to a simulated Volta on this machine.
            What arrives and what is sent is shown live; nothing leaves this machine.
            """)

    private static let key = "demo-key"

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let dashboard = try DashboardOptions.read(arguments)
        let seconds = try arguments.number("--seconds", in: 1...86_400) ?? (dashboard == nil ? 20 : 3600)
        let mapping = try MappingLoader.load(
            Source(name: "demo.yaml", bytes: PackageResources.demo_yaml), console: context.console)
        let performance = try Performance(bytes: PackageResources.demo_mid, name: "demo.mid")
        let display = DemoDisplay(mapping, seconds: seconds, console: context.console)
        return try LoopRunner.run { (loop) throws(Failure) in
            EndSignal.hold()
            let simulator = try startSimulator { display.accepted($0) }
            let settings = Settings(
                apiURL: simulator.baseURL, apiKey: APIKey(secret: key), layoutID: LayoutInfo.demo.layoutId)
            let options = RunOptions(
                mappingPath: "demo.yaml", mapping: mapping, input: .file("demo.mid"), performance: performance,
                repeats: true, duration: .seconds(seconds), dashboard: dashboard, reporter: display,
                target: .live(settings))
            let code = try await RunSession(options, on: loop).run()
            simulator.stop()
            return code
        }
    }

    private static func startSimulator(
        onAction: @escaping @Sendable (AcceptedAction) -> Void
    ) throws(Failure) -> VoltaSimulator {
        do {
            return try VoltaSimulator(apiKey: key, onAction: onAction)
        } catch {
            throw Failure(.unavailable, "cannot simulate Volta: \(error)")
        }
    }
}
