import Dispatching
public import MIDI
public import Mapping
public import Volta
import Time

/// Joins the engine, the dispatcher and the client: a MIDI message comes in, requests go out.
///
/// It decides nothing itself. The mapping's engine says what a message means, the ``Dispatcher`` what is sent when,
/// the `LayoutWatch` when the layout is read, the `RefusalHold` when nothing is to be sent. Everything runs on the
/// executor's one thread; so does whoever calls ``receive(_:from:)`` through `assumeIsolated`, without a hand-over.
public actor MIDIBridge {
    private nonisolated let executor: any LoopExecutor
    /// The one thread of the executor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    let connection: VoltaConnection
    let clock: ConnectionClock
    private var observe: @Sendable (BridgeEvent) -> Void = { _ in }
    private var setTimer: @Sendable (ContinuousClock.Instant?) -> Void = { _ in }
    /// The time for which the timer is set.
    private var timerTime: Moment?
    /// Whether that time has come, so that the timer has to be set even for the same one.
    private var isTimerSpent = false
    private var write: @Sendable (Message, PortID) -> Void = { _, _ in }

    var engine: Engine
    var dispatcher: Dispatcher
    var layoutWatch: LayoutWatch
    /// When the token is to be renewed; nil while that is under way.
    var tokenDue: Moment?
    /// How many tokens the connection had when the last renewal ended.
    var tokenCount = 0
    var health = VoltaHealth()
    var hold = RefusalHold()
    var pace = Pace()
    var layout: LayoutInfo? {
        didSet { if layout.map(PageLook.init) != oldValue.map(PageLook.init) { pageNumber += 1 } }
    }
    /// Counts what onlookers see of the page and of what drives it.
    var pageNumber = 0
    /// The page as onlookers were last told of it.
    var knownPage: PageSnapshot?
    /// What is under way, by the name of the control that it was sent to, which may have left the page since.
    var underWay: [Shipment.ID: ActionReport] = [:]
    /// The ports that are there.
    var ports: [PortID: PortOrigin] = [:]
    var ending: Ending?
    private var isRunning = false
    /// Whether the dispatcher has taken something since it was last asked what to do.
    var hasNewWork = false
    /// What is to be told when the work at hand is done, so that whoever hears of it finds everything in order.
    private var news: [BridgeEvent] = []
    /// The inputs of which it was said that no rule listens to them; there are 16 × 3 × 128 at most.
    private var unused: Set<UnusedInput> = []
    private var isTelling = false
    /// Whoever looks on; nil while nobody does.
    var tap: Tap?

    /// A bridge that does nothing before ``start(setTimer:observe:)``.
    ///
    /// - Parameters:
    ///   - engine: The compiled mapping.
    ///   - connection: The client, which was given the same executor; its transport should be on it too.
    ///   - executor: The one thread on which everything runs.
    ///   - clock: Where times come from; the connection should have the same.
    public init(
        engine: Engine, connection: VoltaConnection, executor: any LoopExecutor, clock: ConnectionClock = .system
    ) {
        self.engine = engine
        self.connection = connection
        self.executor = executor
        self.clock = clock
        dispatcher = Dispatcher(limits: Limits(engine.mapping.limits))
        layoutWatch = LayoutWatch(now: Moment(clock.now()))
    }

    /// The time for every decision.
    var now: Moment { Moment(clock.now()) }

    // MARK: - From outside

    /// Reads the layout and gets a token; from then on messages act.
    ///
    /// - Parameters:
    ///   - setTimer: Asks for a call of ``wake()`` at a time, instead of any earlier one; nil for none.
    ///   - write: Sends a message to the surface at a port: what its lamps and motors are to show. It must not wait.
    ///   - observe: Is told what happens, on the executor's thread; it must be quick, and may call the bridge.
    public func start(
        setTimer: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
        write: @escaping @Sendable (Message, PortID) -> Void = { _, _ in },
        observe: @escaping @Sendable (BridgeEvent) -> Void
    ) {
        self.setTimer = setTimer
        self.write = write
        self.observe = observe
        tokenDue = now
        isRunning = true
        pump()
    }

    /// Takes a message from a port and sends what the mapping makes of it.
    public func receive(_ message: Message, from port: PortID) { receive([message], from: port) }

    /// Takes the messages that came together from a port, and sends what the mapping makes of them.
    ///
    /// What may go at once goes before the next message is looked at; all else is done once for all of them.
    public func receive(_ messages: [Message], from port: PortID) {
        guard isRunning else { return }
        let now = now
        var isDone = false
        for message in messages {
            let before = (looked: engine.counts.messages, matched: engine.counts.matched)
            engine.receive(message, from: port, now: now) { submit($0, at: now) }
            if tap != nil { takeDown(message, from: port, at: now) }
            if engine.counts.messages > before.looked, engine.counts.matched == before.matched { tellUnused(message) }
            isDone = hasNewWork
            if hasNewWork { pump() }
        }
        if !isDone { pump() }
    }

    /// Messages may come from this port from now on; its lamps are set at the next ``wake()``.
    public func portAppeared(_ port: PortID, from origin: PortOrigin) {
        ports[port] = origin
        engine.portAppeared(port, from: origin)
    }

    /// A port has gone: what its controls held is let go of.
    public func portLeft(_ port: PortID) {
        let now = now
        ports[port] = nil
        engine.portLeft(port, now: now) { submit($0, at: now) }
        pump()
    }

    /// Makes the surfaces dark, before their ports are let go of.
    public func darken() {
        engine.darken { write($1, $0) }
    }

    /// The time for which the timer was set has come.
    public func wake() {
        isTimerSpent = true
        pump()
    }

    /// Sends what waits, and comes back when all is done or the patience is at its end.
    ///
    /// What comes in the meantime is turned away. Only while something is kept for the very first layout, more is taken.
    /// After the end the bridge does nothing more.
    public func finish(_ patience: Patience) async -> BridgeSummary {
        await withCheckedContinuation { continuation in
            // Asked in here: a caller without the executor's preference gives way before this, and the end may come then.
            guard isRunning else { return continuation.resume() }
            if ending == nil { ending = Ending(patience, from: now) }
            ending?.waiters.append(continuation)
            pump()
        }
        return summary
    }

    /// The counts so far.
    public var summary: BridgeSummary {
        let kept = engine.kept
        return BridgeSummary(
            books: books, throttles: pace.throttles, withoutOption: engine.counts.withoutOption,
            unconfirmed: dispatcher.underWay.map { underWay[$0.id] ?? report($0.action) },
            unsent: dispatcher.waiting.map { report($0.action) } + kept.map { ActionReport($0, of: engine.mapping) })
    }

    /// The counts of all actions, also of those that wait for their control to be there.
    var books: Books {
        dispatcher.books.adding(
            merged: engine.counts.merged, expired: engine.counts.expired, turnedAway: engine.counts.displaced,
            waiting: engine.kept.count)
    }
}

// MARK: - What is due

extension MIDIBridge {
    /// Does all that is to be done now, sets the timer for the rest, and tells what happened.
    func pump() {
        guard isRunning else { return }
        hasNewWork = false
        let now = now
        engine.settle(now: now, atOnce: ending != nil) { submit($0, at: now) }
        if tap != nil { takeDown(nil, from: nil, at: now) }
        engine.dropExpired(now: now)
        engine.show(now: now) { write($1, $0) }
        tellNotices()
        if ending != nil, layout != nil || !engine.isKeeping { dispatcher.beginDraining(at: now) }
        dispatcher.isHeld = hold.isHolding(at: now)
        let nextStep = startDueSends(at: now)
        if tap != nil { tellTap() }
        if pace.isSlowed { tellFullSpeed() }
        startDueCalls(at: now)
        endIfDone(at: now)
        setTimer(for: isRunning ? nextTime(after: now, nextStep: nextStep) : nil)
        tell()
    }

    /// Says once of an input that no rule listens to it.
    private func tellUnused(_ message: Message) {
        guard let input = UnusedInput(message), unused.insert(input).inserted else { return }
        say(.noRule(input))
    }

    /// Says what the engine has to tell.
    func tellNotices() {
        guard engine.hasNotices else { return }
        for notice in engine.takeNotices() { say(engine.event(of: notice, ports: ports)) }
    }

    private func startDueCalls(at now: Moment) {
        if layoutWatch.takeDueRead(now: now) { run { await $0.readLayout() } }
        guard let due = tokenDue, due <= now else { return }
        tokenDue = nil
        run { await $0.renewToken() }
    }

    private func endIfDone(at now: Moment) {
        guard let ending else { return }
        let isDone = dispatcher.isDraining && dispatcher.isIdle
        guard isDone || ending.deadline <= now else { return }
        self.ending = nil
        isRunning = false
        for waiter in ending.waiters { waiter.resume() }
    }

    private func setTimer(for time: Moment?) {
        guard isTimerSpent || time != timerTime else { return }
        (timerTime, isTimerSpent) = (time, false)
        setTimer(time?.instant)
    }

    private func nextTime(after now: Moment, nextStep: Moment?) -> Moment? {
        let ownTime = Moment.earlier(
            .earlier(layoutWatch.next, tokenDue), .earlier(hold.end(after: now), ending?.deadline))
        return .earlier(ownTime, .earlier(nextStep, engine.nextTime))
    }

    func run(_ work: @escaping @Sendable (MIDIBridge) async -> Void) {
        Task(executorPreference: executor) { await work(self) }
    }

    /// Lets the onlookers know, at the end of the work at hand.
    func say(_ event: BridgeEvent) { news.append(event) }

    private func tell() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !news.isEmpty {
            var told: [BridgeEvent] = []
            swap(&told, &news)
            for event in told { observe(event) }
        }
    }
}
