public import Dispatch
public import MIDI
public import Mapping
public import Volta

/// Joins the engine, the dispatcher and the client: a MIDI message comes in, requests go out.
///
/// It decides nothing itself. The mapping's engine says what a message means, the ``Dispatcher`` what is sent when,
/// the `LayoutWatch` when the layout is read. Everything runs on the executor's one thread; so does whoever calls
/// ``receive(_:from:)`` through `assumeIsolated`, without a hand-over.
public actor MIDIBridge {
    private nonisolated let executor: any LoopExecutor
    /// The one thread of the executor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let connection: VoltaConnection
    private let observe: @Sendable (BridgeEvent) -> Void
    private let setTimer: @Sendable (ContinuousClock.Instant?) -> Void

    private var engine: Engine
    private var dispatcher: Dispatcher
    private var layoutWatch: LayoutWatch
    private var tokenDue: ContinuousClock.Instant?
    private var health = VoltaHealth()
    private var layout: LayoutInfo?
    private var ending: Ending?

    /// A bridge that does nothing before ``start()``.
    ///
    /// - Parameters:
    ///   - engine: The compiled mapping.
    ///   - limits: The rates of sending.
    ///   - connection: The client; it should use a transport on the same executor.
    ///   - executor: The one thread on which everything runs.
    ///   - setTimer: Asks for a call of ``wake()`` at a time, instead of any earlier one; nil for none.
    ///   - observe: Is told what happens, on the executor's thread; it must be quick.
    public init(
        engine: Engine, limits: Limits, connection: VoltaConnection, executor: any LoopExecutor,
        setTimer: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
        observe: @escaping @Sendable (BridgeEvent) -> Void
    ) {
        self.engine = engine
        self.connection = connection
        self.executor = executor
        self.setTimer = setTimer
        self.observe = observe
        dispatcher = Dispatcher(limits: limits)
        layoutWatch = LayoutWatch(now: .now)
    }

    // MARK: - From outside

    /// Reads the layout and gets a token; from then on messages act.
    public func start() {
        tokenDue = .now
        pump()
    }

    /// Takes a message from a port and sends what the mapping makes of it.
    public func receive(_ message: Message, from port: PortID) {
        let now = ContinuousClock.now
        engine.receive(message, from: port, at: now) { take($0, at: now) }
        pump()
    }

    /// A port has appeared; whether the mapping names it.
    public func portAppeared(_ port: PortID, _ description: PortDescription) -> Bool {
        engine.portAppeared(port, description)
    }

    /// A port has gone; what its controls were doing is forgotten.
    public func portLeft(_ port: PortID) {
        engine.portLeft(port)
    }

    /// The time for which the timer was set has come.
    public func wake() {
        pump()
    }

    /// Takes nothing new, sends what waits, and comes back when all is done or the patience is at its end.
    public func finish(_ patience: Patience) async -> BridgeSummary {
        dispatcher.beginDraining()
        await withCheckedContinuation { continuation in
            ending = Ending(patience: patience, deadline: .now + patience.limit, continuation: continuation)
            pump()
        }
        return summary
    }

    /// The counts so far.
    public var summary: BridgeSummary {
        BridgeSummary(
            books: dispatcher.books, unsent: dispatcher.unsent.map { ActionReport($0.action, layout: layout) })
    }
}
