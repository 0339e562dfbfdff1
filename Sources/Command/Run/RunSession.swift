import ALSASequencer
import Bridge
import EventLoop
import Mapping

/// One run of the bridge: joins an input, the bridge and the log, from the start to the summary.
///
/// It lives on the loop's thread like the bridge itself, so that an event is never handed to another thread.
actor RunSession {
    nonisolated let loop: PollLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    let options: RunOptions
    let bridge: MIDIBridge
    /// What the run follows now.
    var mapping: CompiledMapping
    var overruns = 0
    /// The devices that are waited for, by the texts of their `match`, each said once.
    var awaited: Set<String> = []
    var saved: SavedMapping?
    var mappingWatch: FileWatch?
    var mappingTimer: LoopTimer?
    var isLookingAtMapping = false
    /// Whether the mapping file may have changed since it was last looked at.
    var isMappingStale = false
    /// Shows the run in a browser; nil when that was not asked for.
    var dashboard: RunDashboard?
    /// What the dashboard learns, or has learnt.
    var learner: Learner?
    var learnTimer: LoopTimer?
    private(set) var input: (any MIDIInput)?
    private var isReading = false
    private var timer: LoopTimer?
    private var endTimer: LoopTimer?
    private var repeatsTimer: LoopTimer?
    /// The time for which that timer is set.
    private var repeatsTime: ContinuousClock.Instant?
    private var end: End?
    private var ended: CheckedContinuation<End, Never>?

    /// Why a run ends.
    enum End {
        case asked
        case inputEnded
        case timeOver
        case failed(Failure)
    }

    init(_ options: RunOptions, on loop: PollLoop) throws(Failure) {
        self.options = options
        mapping = options.mapping
        self.loop = loop
        let connection = try options.connection(on: loop)
        bridge = MIDIBridge(engine: Engine(options.mapping), connection: connection, executor: loop)
    }

    /// Runs until a signal or the input's end; then sends what waits and shows the summary.
    func run() async throws(Failure) -> ExitCode {
        try start()
        let end = await withCheckedContinuation { (continuation: CheckedContinuation<End, Never>) in
            if let end = self.end { continuation.resume(returning: end) } else { ended = continuation }
        }
        await bridge.darken()
        input?.stop()
        stopWatchingMapping()
        switch end {
        case .failed(let failure):
            if isReading { await finish("\(failure.text)", .inAll(.seconds(2))) }
            throw failure
        case .asked: return await finish("asked to", .inAll(.seconds(2)))
        case .inputEnded: return await finish("the input has ended", .whileDelivering(.seconds(5)))
        case .timeOver: return await finish("the time is over", .inAll(.seconds(2)))
        }
    }

    @discardableResult
    private func finish(_ reason: String, _ patience: Patience) async -> ExitCode {
        log(.stopping(reason: reason))
        // What is only looked at need not be sent.
        let summary = await bridge.finish(options.isMonitor ? .inAll(.zero) : patience)
        stopDashboard()
        options.reporter.report(summary, overruns: overruns)
        return .success
    }

    private func start() throws(Failure) {
        try EndSignal.watch(on: loop) { self.end(.asked) }
        let input = try makeInput()
        self.input = input
        log(.started(mapping: options.mappingPath, input: options.inputName, target: options.targetName))
        try startDashboard()
        let bridge = bridge
        let timer = loop.timer { bridge.assumeIsolated { $0.wake() } }
        self.timer = timer
        repeatsTimer = loop.timer {
            self.options.reporter.reportRepeats()
            self.repeatsTime = nil
            self.planRepeats()
        }
        bridge.assumeIsolated {
            $0.start(
                setTimer: { timer.set($0) },
                write: { message, port in self.assumeIsolated { $0.input?.send(message, to: port) } },
                observe: { event in self.assumeIsolated { $0.handle(event) } })
        }
        if options.reporter.wantsExplanations {
            bridge.assumeIsolated { $0.setTap { event in self.assumeIsolated { $0.explain(event) } } }
        }
        watchMapping()
        if !options.waitsForVolta { try read() }
    }

    private func read() throws(Failure) {
        guard !isReading, end == nil else { return }
        isReading = true
        if let duration = options.duration {
            endTimer = loop.timer { self.end(.timeOver) }
            endTimer?.set(.now + duration)
        }
        try input?.start()
    }

    private func explain(_ event: TapEvent) {
        options.reporter.report(event)
        planRepeats()
    }

    private func handle(_ event: BridgeEvent) {
        log(.bridge(event))
        guard options.waitsForVolta, !isReading else { return }
        switch event {
        case .layoutRead:
            do throws(Failure) { try read() } catch { end(.failed(error)) }
        case .voltaAway(let reason) where options.isOnce:
            end(.failed(Failure(.unavailable, "Volta cannot be reached: \(reason)")))
        case .wrongAddress(let reason) where options.isOnce:
            end(.failed(Failure(.unavailable, "Volta is not there: \(reason)")))
        case .voltaRefused(let reason) where options.isOnce:
            end(.failed(Failure(.notPermitted, "Volta refuses: \(reason)")))
        default: break
        }
    }

    /// Ends the run; only the first reason counts.
    func end(_ reason: End) {
        guard end == nil else { return }
        end = reason
        ended?.resume(returning: reason)
        ended = nil
    }

    func log(_ event: RunEvent) {
        options.reporter.report(event)
        dashboard?.note(event)
        planRepeats()
    }

    /// Has what the log holds back told when its time has come.
    private func planRepeats() {
        guard let repeatsTimer, options.reporter.nextRepeats != repeatsTime else { return }
        repeatsTime = options.reporter.nextRepeats
        repeatsTimer.set(repeatsTime)
    }
}
