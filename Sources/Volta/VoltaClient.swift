public import Observation

/// A client for apps: connect, read the layout, send to its controls.
///
/// It is observable, so that a view follows ``isConnected``, ``layoutInfo`` and ``lastError``. On each control actions
/// go in order, one at a time and 20 a second at most: while one is under way, a slider's, a toggle's or a pad's newest
/// value replaces the one that waits, and presses, texts and choices each wait for their turn. Nothing is sent again: a
/// failure is told by ``lastError``.
///
/// Programs that handle errors themselves use ``VoltaConnection``.
@MainActor @Observable public final class VoltaClient {
    /// Whether ``connect()`` has succeeded.
    public var isConnected = false
    /// The layout's active page, as ``connect()`` found it.
    public var layoutInfo: LayoutInfo?
    /// The last failure, as a sentence to show; ``connect()`` clears it.
    public var lastError: String?

    /// The least time between two actions on one control: 20 a second is what the API asks of one user.
    private static let pace = Duration.milliseconds(50)

    private typealias Lane = ControlLane<CheckedContinuation<Void, Never>>

    @ObservationIgnored private let connection: Result<VoltaConnection, VoltaError>
    @ObservationIgnored private var lanes: [Int: Lane] = [:]

    /// A client that has not sent anything yet; ``connect()`` reports what is wrong with the parts.
    ///
    /// - Parameters:
    ///   - apiURL: The deployment's base URL, with or without a stage path and a slash at its end.
    ///   - apiKey: The deployment's key.
    ///   - layoutId: The layout's id.
    ///   - transport: What carries the requests.
    public init(apiURL: String, apiKey: String, layoutId: String, transport: any HTTPTransport) {
        do {
            connection = .success(
                try VoltaConnection(apiURL: apiURL, apiKey: apiKey, layoutID: layoutId, transport: transport))
        } catch {
            connection = .failure(error)
        }
    }

    /// Reads the layout and gets a token.
    public func connect() async {
        lastError = nil
        do {
            let connection = try connection.get()
            layoutInfo = try await connection.layout()
            try await connection.authenticate()
            isConnected = true
        } catch {
            report(error)
            isConnected = false
        }
    }

    /// Presses a button.
    public func sendButton(lid: Int) async { await send(.button, to: lid) }

    /// Moves a slider, 0 to 1.
    public func sendSlider(lid: Int, value: Float) async { await send(.slider(Double(shortest: value)), to: lid) }

    /// Switches a toggle.
    public func sendToggle(lid: Int, value: Bool) async { await send(.toggle(value), to: lid) }

    /// Chooses an option, counted from 0.
    public func sendIndex(lid: Int, value: Int) async { await send(.index(value), to: lid) }

    /// Sends a text.
    public func sendString(lid: Int, value: String) async { await send(.string(value), to: lid) }

    /// Moves a pad's point, each coordinate 0 to 1.
    public func sendXYPad(lid: Int, x: Float, y: Float) async {
        await send(.xyPad(x: Double(shortest: x), y: Double(shortest: y)), to: lid)
    }

    /// Waits for the action's turn, sends it, and comes back when it is done or a newer one has taken its place.
    private func send(_ value: ActionValue, to lid: Int) async {
        guard isConnected, let connection = try? connection.get() else {
            lastError = "Not connected"
            return
        }
        await withCheckedContinuation { ticket in
            let (replaced, begins) = lanes[lid, default: Lane()].add(Action(lid: lid, value: value), ticket)
            replaced?.resume()
            if begins { Task { await self.run(lid, over: connection) } }
        }
    }

    /// Sends what waits on a control's lane until nothing does.
    private func run(_ lid: Int, over connection: VoltaConnection) async {
        while let (action, ticket) = lanes[lid]?.next() {
            let earliest = ContinuousClock.now + Self.pace
            do {
                try await connection.send(action)
            } catch {
                report(error)
            }
            ticket.resume()
            try? await Task.sleep(until: earliest)
        }
        lanes[lid] = nil
    }

    private func report(_ error: VoltaError) { lastError = error.errorDescription }
}

extension Double {
    /// The number that prints as the Float prints: 0.1 stays 0.1 instead of 0.10000000149011612.
    fileprivate init(shortest value: Float) { self = Double(value.description) ?? Double(value) }
}
