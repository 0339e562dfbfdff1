import ALSASequencer
import EventLoop
import Learning
import MIDI
import Mapping
import Time

/// Where a person learns: joins an input, the keyboard, the file and the walk through the controls.
actor LearnDesk {
    nonisolated let loop: PollLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    private let options: LearnOptions
    private let file: SavedText
    private let console: Console
    private var walk: LearnWalk
    private var keyboard: Keyboard?
    private var input: (any MIDIInput)?
    private var ports: LearnPorts?
    private var timer: LoopTimer?
    private var outcome: Result<ExitCode, Failure>?
    private var ended: CheckedContinuation<Result<ExitCode, Failure>, Never>?

    init(_ options: LearnOptions, console: Console, on loop: PollLoop) {
        self.options = options
        self.console = console
        self.loop = loop
        file = SavedText(path: options.path)
        let keyboard = Keyboard(on: loop) { _ in }
        walk = LearnWalk(
            LearnSession(options.layout, file: options.source), controls: options.controls, name: options.path,
            learnsAll: options.learnsAll, holdsLines: !keyboard.isTerminal)
    }

    /// Runs until all is learnt, or the person or a signal ends it.
    func run() async throws(Failure) -> ExitCode {
        try EndSignal.watch(on: loop) { self.assumeIsolated { $0.end(.success(.success)) } }
        let timer = loop.timer { self.assumeIsolated { $0.turn() } }
        self.timer = timer
        let input = try makeInput()
        self.input = input
        try input.start()
        let keyboard = Keyboard(on: loop) { event in self.assumeIsolated { $0.handle(event) } }
        self.keyboard = keyboard
        keyboard.start()
        perform(walk.begin())
        let end = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<ExitCode, Failure>, Never>) in
            if let outcome { continuation.resume(returning: outcome) } else { ended = continuation }
        }
        keyboard.stop()
        input.stop()
        return try end.get()
    }

    private func end(_ result: Result<ExitCode, Failure>) {
        guard outcome == nil else { return }
        outcome = result
        ended?.resume(returning: result)
        ended = nil
    }

    // MARK: - Doing

    private func perform(_ steps: [LearnWalk.Step]) {
        for step in steps {
            switch step {
            case .say(let text): console.line(text)
            case .readText(let isWanted): keyboard?.readLines(isWanted)
            case .end: return end(.success(.success))
            case .write(let text):
                do throws(Failure) {
                    try file.write(text, over: known)
                    known = Array(text.utf8)
                } catch {
                    // What else was to be said is not true then.
                    return perform(walk.takeBack(because: error.text))
                }
            }
        }
        timer?.set(walk.nextTurn?.instant)
    }

    /// The bytes of the file as they were read or written last.
    private lazy var known: [UInt8] = options.source.bytes

    private func handle(_ event: Keyboard.Event) {
        lookAtFile()
        switch event {
        case .line(let line): perform(walk.type(line, now: .now))
        case .end: perform(walk.endOfKeys(now: .now))
        }
    }

    private func turn() {
        if !walk.lines.isEmpty { lookAtFile() }
        perform(walk.turn(now: .now))
    }

    /// Goes on with what the file says now: it may be edited meanwhile.
    private func lookAtFile() {
        // One that is gone for a moment, as while an editor saves it, is no empty one.
        guard file.isThere || known == Array(LearnSession.newFile.utf8) else { return }
        guard let source = try? file.read(), source.bytes != known else { return }
        known = source.bytes
        walk.session.follow(source)
        ports = nil
    }

    // MARK: - Inputs

    private func makeInput() throws(Failure) -> any MIDIInput {
        let unnamed = LearnPort(unnamed: PortID(-1), match: options.device)
        let receive = { (messages: [Message]) in self.assumeIsolated { $0.receive(messages, from: unnamed) } }
        switch options.input {
        case .alsa:
            return try SequencerInput(
                on: loop, matcher: DeviceMatcher(entries: []), listensOnly: true, as: "volta-midi learn"
            ) { event in
                self.assumeIsolated { $0.handle(event) }
            }
        case .file:
            let recorded = options.recordedPorts
            return FilePlayer(
                options.performance, speed: 1, repeats: false, on: loop,
                receive: { messages, port in
                    self.assumeIsolated { $0.receive(messages, from: recorded[port] ?? unnamed) }
                }, change: { _ in }, ended: {})
        case .fifo, .device, .standardInput:
            return ByteStreamInput(options.input, endsAtEnd: false, on: loop, receive: receive) { event in
                self.assumeIsolated { $0.handle(event) }
            }
        }
    }

    private func handle(_ event: MIDIInputEvent) {
        switch event {
        case .ended: end(.failure(Failure(.missingInput, "the input \(options.input.title) has ended")))
        case .lost(let reason): console.error("\(options.input.title) cannot be read now: \(reason)")
        case .found: console.error("\(options.input.title) is back")
        }
    }

    private func handle(_ event: SequencerInput.Event) {
        if event.changesPorts { ports = nil }
        switch event {
        case .messages(let messages, from: let address): receive(messages, from: port(address))
        case .notConnected(let port, let reason): console.error("\(port.title) is not heard: \(reason)")
        case .overrun: console.error("messages were lost: move it once more")
        case .failed(let reason): end(.failure(Failure(.unavailable, reason)))
        case .appeared, .twin, .guest, .left, .connected, .disconnected, .released, .missing, .doubt: break
        }
    }

    private func port(_ address: PortAddress) -> LearnPort {
        if ports == nil {
            ports = LearnPorts((input as? SequencerInput)?.ports ?? [], in: walk.session.devices)
        }
        return ports?[address] ?? LearnPort(unnamed: PortID(address))
    }

    private func receive(_ messages: [Message], from port: LearnPort) {
        let now = Moment.now
        for message in messages { walk.receive(message, from: port, now: now) }
        timer?.set(walk.nextTurn?.instant)
    }
}
