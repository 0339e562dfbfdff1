import Dispatching
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
    private var observe: @Sendable (BridgeEvent) -> Void = { _ in }
    private var setTimer: @Sendable (ContinuousClock.Instant?) -> Void = { _ in }

    private var engine: Engine
    private var dispatcher: Dispatcher
    private var layoutWatch: LayoutWatch
    private var tokenDue: ContinuousClock.Instant?
    private var health = VoltaHealth()
    private var layout: LayoutInfo?
    private var ending: Ending?

    /// A bridge that does nothing before ``start(setTimer:observe:)``.
    ///
    /// - Parameters:
    ///   - engine: The compiled mapping.
    ///   - connection: The client; it should use a transport on the same executor.
    ///   - executor: The one thread on which everything runs.
    public init(engine: Engine, connection: VoltaConnection, executor: any LoopExecutor) {
        self.engine = engine
        self.connection = connection
        self.executor = executor
        dispatcher = Dispatcher(limits: Limits(engine.mapping.limits))
        layoutWatch = LayoutWatch(now: .now)
    }

    // MARK: - From outside

    /// Reads the layout and gets a token; from then on messages act.
    ///
    /// - Parameters:
    ///   - setTimer: Asks for a call of ``wake()`` at a time, instead of any earlier one; nil for none.
    ///   - observe: Is told what happens, on the executor's thread; it must be quick.
    public func start(
        setTimer: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
        observe: @escaping @Sendable (BridgeEvent) -> Void
    ) {
        self.setTimer = setTimer
        self.observe = observe
        tokenDue = .now
        pump()
    }

    /// Takes a message from a port and sends what the mapping makes of it.
    public func receive(_ message: Message, from port: PortID) {
        let now = ContinuousClock.now
        engine.receive(message, from: port, now: now) { submit($0, at: now) }
        tellNotices()
        pump()
    }

    /// Messages may come from this port from now on.
    public func portAppeared(_ port: PortID, from origin: PortOrigin) {
        engine.portAppeared(port, from: origin)
    }

    /// A port has gone: what its controls held is let go of.
    public func portLeft(_ port: PortID) {
        let now = ContinuousClock.now
        engine.portLeft(port, now: now) { submit($0, at: now) }
        pump()
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
            books: dispatcher.books, unsent: dispatcher.unsent.map { ActionReport($0.action, layout: layout) },
            withoutControl: engine.counts.expired + engine.waitingCount)
    }
}

// MARK: - Actions

extension MIDIBridge {
    /// Hands what the engine made of a message to the dispatcher.
    private func submit(_ output: EngineOutput, at now: ContinuousClock.Instant) {
        let submission = dispatcher.submit(output.action, delivery: Delivery(output.delivery), at: now)
        if submission == .turnedAway {
            drop(output.action, .turnedAway, "too many actions wait, or the program is ending")
        }
    }

    private func tellNotices() {
        guard engine.hasNotices else { return }
        for notice in engine.takeNotices() { observe(.ignored(reason: engine.text(of: notice))) }
    }

    /// Does all that is to be done now, and sets the timer for the rest.
    private func pump() {
        let now = ContinuousClock.now
        let nextStep = startDueSends(at: now)
        if layoutWatch.takeDueRead(now: now) { run { await $0.readLayout() } }
        if let due = tokenDue, due <= now {
            tokenDue = nil
            run { await $0.renewToken() }
        }
        endIfDone(at: now)
        setTimer([nextStep, layoutWatch.next, tokenDue, ending?.deadline].compactMap(\.self).min())
    }

    /// Starts every request that may start now; the time of the next one that may.
    private func startDueSends(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        while true {
            switch dispatcher.next(at: now) {
            case .send(let shipment): run { await $0.deliver(shipment) }
            case .expired(let pending): drop(pending.action, .expired, "it waited too long")
            case .wait(let instant): return instant
            case .idle: return nil
            }
        }
    }

    private func deliver(_ shipment: Shipment) async {
        do {
            try await connection.send(shipment.action)
            complete(shipment, with: nil)
        } catch {
            complete(shipment, with: error)
        }
        pump()
    }

    private func complete(_ shipment: Shipment, with error: VoltaError?) {
        let now = ContinuousClock.now
        let outcome = error?.outcome ?? .delivered
        if outcome == .rejected { layoutWatch.refused(now: now) }
        announce(error, ofAction: true, at: now)
        let completion = dispatcher.complete(shipment.id, outcome: outcome, at: now, jitter: .random(in: 0...1))
        let reason = error?.description ?? ""
        switch completion {
        case .delivered:
            observe(.delivered(report(shipment.action), latency: now - shipment.pending.submitted))
            ending?.delivered(at: now)
        case .waitsAgain: observe(.retrying(report(shipment.action), reason: reason))
        case .unknown: drop(shipment.action, .unknown, reason)
        case .refused: drop(shipment.action, .refused, reason)
        case .expired: drop(shipment.action, .expired, reason)
        case .merged, .notInFlight: break
        }
    }

    private func drop(_ action: Action, _ why: DropReason, _ reason: String) {
        observe(.dropped(report(action), why, reason: reason))
    }

    private func report(_ action: Action) -> ActionReport {
        ActionReport(action, layout: layout)
    }

    private func run(_ work: @escaping @Sendable (MIDIBridge) async -> Void) {
        Task(executorPreference: executor) { await work(self) }
    }
}

// MARK: - Layout, token, health

extension MIDIBridge {
    private func readLayout() async {
        do {
            let new = try await connection.layout()
            layoutWatch.finished(succeeded: true, now: .now)
            announce(nil, at: .now)
            adopt(new)
        } catch {
            layoutWatch.finished(succeeded: false, now: .now)
            announce(error, at: .now)
        }
        pump()
    }

    /// Binds the rules to the layout when its page or controls differ from those they are bound to.
    private func adopt(_ new: LayoutInfo) {
        let isSamePage = new.activePageId == layout?.activePageId && new.controls == layout?.controls
        layout = new
        guard !isSamePage else { return }
        let now = ContinuousClock.now
        engine.bind(to: new, now: now) { submit($0, at: now) }
        observe(.layoutRead(layout: new, sleeping: engine.sleepingRules.map { engine.mapping.rules[$0].name }))
        tellNotices()
    }

    private func renewToken() async {
        do {
            tokenDue = try await connection.renewTokenIfDue()
            announce(nil, at: .now)
        } catch {
            tokenDue = await connection.renewalTime
            announce(error, at: .now)
        }
        pump()
    }

    private func announce(_ error: VoltaError?, ofAction isAction: Bool = false, at now: ContinuousClock.Instant) {
        let news = error.map { health.failed($0, isAction: isAction) } ?? health.succeeded()
        if let news { observe(news) }
        if error == nil { layoutWatch.reached(now: now) }
    }
}

// MARK: - End

extension MIDIBridge {
    private func endIfDone(at now: ContinuousClock.Instant) {
        guard let ending, dispatcher.isIdle || ending.deadline <= now else { return }
        self.ending = nil
        ending.continuation.resume()
    }
}

/// Who waits for the end, and until when.
private struct Ending {
    let patience: Patience
    var deadline: ContinuousClock.Instant
    let continuation: CheckedContinuation<Void, Never>

    mutating func delivered(at now: ContinuousClock.Instant) {
        if case .whileDelivering(let limit) = patience { deadline = now + limit }
    }
}
