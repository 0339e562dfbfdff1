import ALSASequencer
import EventLoop
import MIDI
import Mapping

/// One recording: joins an input, the take and its file, from the start to the end.
actor RecordSession {
    nonisolated let loop: PollLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    let options: RecordOptions
    let console: Console
    let progress: ProgressLine
    var take: Take
    /// The ports of the sequencer that are there.
    var ports: [PortAddress: RecordedPort] = [:]
    var overruns = 0
    private var saving = TakeSaving()
    /// The saving under way.
    private var work: Task<Void, Never>?
    private var input: (any MIDIInput)?
    private var start = ContinuousClock.now
    private var saveTimer: LoopTimer?
    private var progressTimer: LoopTimer?
    private var endTimer: LoopTimer?
    private var end: Result<Void, Failure>?
    private var ended: CheckedContinuation<Void, Never>?

    init(_ options: RecordOptions, on loop: PollLoop, console: Console) {
        self.options = options
        self.loop = loop
        self.console = console
        progress = ProgressLine(console)
        take = Take(keepsSystemExclusive: options.keepsSystemExclusive)
    }

    /// The time since the start.
    var time: Duration { .now - start }

    /// Records until a signal, the input's end or the end of the time; then saves and says what there is.
    func run() async throws(Failure) -> ExitCode {
        do throws(Failure) {
            try begin()
        } catch {
            options.file.abandon()
            throw error
        }
        await withCheckedContinuation { continuation in
            if end == nil { ended = continuation } else { continuation.resume() }
        }
        let length = time
        input?.stop()
        (saveTimer, progressTimer, endTimer) = (nil, nil, nil)
        progress.clear()
        // One at a time: the last one is to be the one that stays.
        await work?.value
        try options.file.save(take, lasting: length)
        console.out(summary(lasting: length))
        if case .failure(let failure)? = end { throw failure }
        return .success
    }

    private func begin() throws(Failure) {
        try EndSignal.watch(on: loop) { self.finish() }
        let input = try makeInput()
        self.input = input
        console.line("recording \(options.input.title) into \(options.file.path); Ctrl-C ends")
        start = .now
        saveTimer = loop.timer { self.saveIfDue() }
        saveTimer?.set(start + TakeSaving.interval)
        if progress.isVisible {
            progressTimer = loop.timer { self.showProgress() }
            showProgress()
        }
        if let duration = options.duration {
            endTimer = loop.timer { self.finish() }
            endTimer?.set(start + duration)
        }
        try input.start()
    }

    /// Ends the recording; only the first reason counts.
    func finish(_ reason: Result<Void, Failure> = .success(())) {
        guard end == nil else { return }
        end = reason
        ended?.resume()
        ended = nil
    }

    func record(_ messages: [Message], from port: RecordedPort) {
        let time = time
        for message in messages where take.add(message, from: port, at: time) == .full {
            finish(.failure(Failure(.cannotCreate, "\(options.file.path) is full; record the rest into another file")))
            return
        }
    }

    /// Says something beside the line that shows the progress.
    func tell(_ text: String) {
        progress.clear()
        console.err(text.onOneLine + "\n")
    }

    // MARK: - While it goes on

    private func showProgress() {
        progress.show("\(time.clockText)  \(take.summary)")
        progressTimer?.set(.now + ProgressLine.interval)
    }

    private func saveIfDue() {
        if saving.begins(with: take.messages, at: time) {
            // With the preference, what it waits for comes straight back to the loop.
            work = Task(executorPreference: loop) { await self.save() }
        } else if let next = saving.next(at: time) {
            saveTimer?.set(start + next)
        }
    }

    /// Saves away from the loop's thread, since a disk may take its time.
    private func save() async {
        let (file, take, length) = (options.file, take, time)
        let work = Task.detached(executorPreference: Background.executor) { () -> Failure? in
            do throws(Failure) { try file.save(take, lasting: length) } catch { return error }
            return nil
        }
        let failure = await work.value
        if saving.ended(failure == nil ? take.messages : nil, at: time) {
            tell(failure.map { "\($0.text); trying again" } ?? "\(file.path) can be written again")
        }
        if let next = saving.next(at: time) { saveTimer?.set(start + next) }
    }
}

extension TakeFile {
    /// Saves a take; one without messages does not take the place of another.
    fileprivate func save(_ take: Take, lasting length: Duration) throws(Failure) {
        if take.messages > 0 || isOwn { try save(take.bytes(lasting: length)) }
    }
}
