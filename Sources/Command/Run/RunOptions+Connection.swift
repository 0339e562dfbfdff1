import EventLoop
import Volta

extension RunOptions {
    /// The client that the run sends through.
    func connection(on loop: PollLoop) throws(Failure) -> VoltaConnection {
        switch target {
        case .live(let settings):
            return try VoltaAccess.open(
                settings, transport: VoltaAccess.transport(for: settings, on: loop), on: loop)
        case .dryRun(let settings):
            let transport = DryRunTransport(source: .live(VoltaAccess.transport(for: settings, on: loop)))
            return try VoltaAccess.open(settings, transport: transport, on: loop)
        case .dryRunWithoutLayout(let layout):
            let settings = Settings(apiURL: "http://localhost", apiKey: APIKey(secret: "none"), layoutID: "dry-run")
            let transport = DryRunTransport(source: .made(layout))
            return try VoltaAccess.open(settings, transport: transport, on: loop)
        }
    }
}
