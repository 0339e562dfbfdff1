import EventLoop
import Volta

/// The API's calls, whose errors are looked at; all on one thread.
enum Calls {
    static let loop = PollLoop()

    /// Makes the calls and waits for them.
    static func make(over transport: any HTTPTransport, to url: String, key: String) {
        Task(executorPreference: loop) {
            await calls(over: transport, to: url, key: key)
            loop.stop()
        }
        loop.run()
    }

    private static func calls(over transport: any HTTPTransport, to url: String, key: String) async {
        do {
            let connection = try VoltaConnection(
                apiURL: url, apiKey: key, layoutID: "VAL-1", transport: transport, executor: loop, background: loop)
            do { try await look(at: connection.layout()) } catch { check(error, key) }
            do { try await connection.send(Action(lid: 1, value: .slider(0.5))) } catch { check(error, key) }
        } catch {
            preconditionFailure("the connection cannot be made: \(error)")
        }
    }

    private static func look(at layout: LayoutInfo) {
        for control in layout.controls { precondition(!control.label.isEmpty || !control.props.isEmpty) }
    }

    private static func check(_ error: VoltaError, _ key: String) {
        let text = error.description
        precondition(!text.isEmpty && !text.contains(key) && text.count <= 1000, text)
        guard case .throttled(let pause?) = error.outcome else { return }
        precondition(pause >= .zero && pause <= .seconds(60), "a pause of \(pause)")
    }
}
