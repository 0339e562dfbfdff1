import MIDI
import Time

/// What the lamps of one port show, and what waits to be shown.
struct PortLights: Sendable {
    /// A lamp that a hand moves is left alone until it has rested for this long.
    private static let holdOff = Duration.milliseconds(300)
    /// A lamp is set again this long after its input was released, for surfaces that repaint it themselves.
    private static let repaint = Duration.milliseconds(20)
    /// The most messages at once; then one a millisecond, as fast as a MIDI cable.
    private static let burst = 32
    private static let shortestPause = Duration.seconds(10)
    private static let longestPause = Duration.seconds(300)

    let table: LampTable
    /// What each lamp was last set to; nil when that is not known.
    private var shown: [LampLook?]
    /// Until when each lamp is left alone.
    private var restsAt: [Moment?]
    private var isWaiting: [Bool]
    /// The lamps that may have to be set.
    private var waiting: [Int] = []
    /// What is sent before anything else.
    private var opening: ArraySlice<Message>
    var echo = EchoGuard()
    /// When each lamp was last set.
    private var setAt: [Moment?]
    private var pausedUntil: Moment?
    private var pauses = 0
    private var tokens = burst
    private var tokensAt: Moment?
    /// When there is something to be set, or earlier; nil when nothing waits.
    private(set) var next: Moment?
    /// Whether something is to be looked at as soon as possible.
    private(set) var isDue = true

    /// The lamps of a port that has just appeared, all of which are to be set.
    init(_ table: LampTable) {
        self.table = table
        let count = table.lamps.count
        shown = Array(repeating: nil, count: count)
        restsAt = Array(repeating: nil, count: count)
        setAt = Array(repeating: nil, count: count)
        isWaiting = Array(repeating: false, count: count)
        waiting.reserveCapacity(count)
        opening = table.onConnect[...]
        for lamp in 0..<count { mark(lamp) }
    }

    /// Goes on after other lamps of the same port: those that are not there any more go dark.
    mutating func follow(_ earlier: PortLights) {
        echo = earlier.echo
        // What the device was to be sent first, and was not yet, is sent all the same.
        var first = earlier.table.onConnect == table.onConnect ? Array(earlier.opening) : table.onConnect
        for (lamp, old) in earlier.places(of: table.lamps) { restsAt[lamp] = earlier.restsAt[old] }
        let lamps = Set(table.lamps)
        for (index, lamp) in earlier.table.lamps.enumerated() where !lamps.contains(lamp) {
            guard earlier.mayDarken(index) else { continue }
            lamp.send(.dark, fineFirst: false) { first.append($0) }
        }
        opening = first[...]
    }

    /// The numbers of lamps here that are among others, with their numbers there.
    private func places(of others: [Lamp]) -> [(other: Int, own: Int)] {
        let own = Dictionary(table.lamps.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return others.enumerated().compactMap { number, lamp in own[lamp].map { (number, $0) } }
    }

    /// Whether a lamp may shine, and can go dark.
    private func mayDarken(_ lamp: Int) -> Bool {
        // Of one that was to be set again nobody knows what it shows.
        if let look = shown[lamp], look.value == 0 { return false }
        return table.writers[lamp].allSatisfy { !$0.keepsPlace }
    }

    // MARK: - What is to be looked at

    /// A lamp may have something else to show.
    mutating func mark(_ lamp: Int) {
        if !isWaiting[lamp] {
            isWaiting[lamp] = true
            waiting.append(lamp)
        }
        // One that is left alone is looked at when that is over.
        if restsAt[lamp] == nil { isDue = true }
    }

    /// All lamps may have something else to show; when nothing is known of what they show, all are set again.
    mutating func markAll(again: Bool) {
        for lamp in shown.indices {
            if again { shown[lamp] = nil }
            mark(lamp)
        }
    }

    /// A hand has moved a lamp's input.
    mutating func moved(_ lamp: Int, by stimulus: Stimulus, of cell: Int, at now: Moment) {
        if table.writers[lamp].contains(where: { $0.touch.contains(cell) }) { return touched(lamp, at: now) }
        if let writer = table.writers[lamp].first(where: \.isMovedByHand) {
            // A fader stands where the hand has left it.
            shown[lamp] = writer.keepsPlace ? LampLook(value: stimulus.value, channel: nil) : nil
            restsAt[lamp] = now + Self.holdOff
            wakeOnce(now + Self.holdOff)
        } else if stimulus.value == 0 {
            shown[lamp] = nil
            restsAt[lamp] = now + Self.repaint
            wake(now + Self.repaint)
        } else {
            restsAt[lamp] = nil
        }
        mark(lamp)
    }

    /// A hand has taken hold of a motor fader, or let go of it.
    private mutating func touched(_ lamp: Int, at now: Moment) {
        restsAt[lamp] = now + Self.holdOff
        mark(lamp)
        wake(now + Self.holdOff)
    }

    /// Whether a lamp that a press lights was set a moment ago.
    func wasJustSet(_ lamp: Int, at now: Moment) -> Bool {
        guard table.writers[lamp].allSatisfy({ !$0.isPosition }) else { return false }
        return setAt[lamp].map { now - $0 <= EchoGuard.answerTime } ?? false
    }

    /// Comes back at a time, or earlier: a sweep does not move the time with each of its values.
    private mutating func wakeOnce(_ time: Moment) {
        if next == nil { next = time }
    }

    private mutating func wake(_ time: Moment) {
        next = .earlier(next, time)
    }

    // MARK: - Setting

    /// Something goes round: nothing is sent for a while, longer each time; says how long.
    mutating func pause(at now: Moment) -> Duration {
        let pause = Self.shortestPause.doubled(pauses, upTo: Self.longestPause)
        pauses += 1
        pausedUntil = now + pause
        next = pausedUntil
        markAll(again: true)
        isDue = false
        return pause
    }

    /// Sets what waits and may be set now; `wanted` says what a lamp is to show, nil for nothing.
    mutating func show(
        now: Moment, _ wanted: (Int, LampLook?) -> LampLook?, isTouched: (Int) -> Bool, _ emit: (Message) -> Void
    ) {
        guard isDue || (next.map { $0 <= now } ?? false) else { return }
        (next, isDue) = (nil, false)
        if let end = pausedUntil {
            guard end <= now else { return next = end }
            pausedUntil = nil
        }
        refill(now)
        while let message = opening.first {
            guard take(now) else { return }
            opening.removeFirst()
            echo.sent(message, isPosition: false, at: now)
            emit(message)
        }
        showLamps(now, wanted, isTouched, emit)
    }

    private mutating func showLamps(
        _ now: Moment, _ wanted: (Int, LampLook?) -> LampLook?, _ isTouched: (Int) -> Bool,
        _ emit: (Message) -> Void
    ) {
        var kept = 0
        for index in waiting.indices {
            let lamp = waiting[index]
            if let later = rest(of: lamp, now, isTouched) ?? set(lamp, now, wanted(lamp, shown[lamp]), emit) {
                waiting[kept] = lamp
                kept += 1
                wake(later)
            } else {
                isWaiting[lamp] = false
            }
        }
        waiting.removeLast(waiting.count - kept)
    }

    /// Until when a lamp is left alone; nil when it may be set.
    private func rest(
        of lamp: Int, _ now: Moment, _ isTouched: (Int) -> Bool
    ) -> Moment? {
        if let end = restsAt[lamp], end > now { return end }
        // The end of the touch is an event, which marks the lamp anew.
        return isTouched(lamp) ? now + .seconds(3600) : nil
    }

    /// Sets a lamp if it shows something else; when that is only possible later, says when.
    private mutating func set(
        _ lamp: Int, _ now: Moment, _ look: LampLook?, _ emit: (Message) -> Void
    ) -> Moment? {
        restsAt[lamp] = nil
        guard let look, look != shown[lamp] else { return nil }
        guard tokens > 0 else { return now + .milliseconds(1) }
        tokens -= 1
        shown[lamp] = look
        setAt[lamp] = now
        send(look, to: lamp, at: now, emit)
        return nil
    }

    private mutating func send(
        _ look: LampLook, to lamp: Int, at now: Moment, _ emit: (Message) -> Void
    ) {
        let fineFirst = table.writers[lamp].first?.fineFirst ?? false
        let isPosition = table.writers[lamp].contains { $0.isMovedByHand }
        table.lamps[lamp].send(look, fineFirst: fineFirst) { message in
            echo.sent(message, isPosition: isPosition, at: now)
            emit(message)
        }
    }

    private mutating func take(_ now: Moment) -> Bool {
        guard tokens > 0 else {
            wake(now + .milliseconds(1))
            return false
        }
        tokens -= 1
        return true
    }

    private mutating func refill(_ now: Moment) {
        let passed = tokensAt.map { Int((now - $0) / .milliseconds(1)) } ?? Self.burst
        if passed > 0 {
            tokens = min(Self.burst, tokens + passed)
            tokensAt = now
        }
    }

    // MARK: - The end

    /// Makes every lamp dark that may shine, and sends what belongs to the end.
    mutating func darken(_ emit: (Message) -> Void) {
        for lamp in shown.indices where mayDarken(lamp) {
            table.lamps[lamp].send(.dark, fineFirst: false, emit)
        }
        shown = Array(repeating: nil, count: shown.count)
        table.onExit.forEach(emit)
    }
}
