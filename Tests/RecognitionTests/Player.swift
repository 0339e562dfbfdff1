import MIDI
import Recognition

/// Plays a model's messages into a recognizer, with the noise of a surface between them.
struct Player {
    var recognizer = Recognizer()
    /// What a latching button is at.
    var isOn = false
    /// Which of two ways a device has; the same for a whole run.
    let channelFlag: Bool
    private var generator: SplitMix
    private var time = ContinuousClock.now
    private var position: Int
    private let hasNoise: Bool

    init(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        channelFlag = Bool.random(using: &generator)
        hasNoise = Int.random(in: 0..<4, using: &generator) == 0
        position = Int.random(in: 0...16383, using: &generator)
        isOn = Bool.random(using: &generator)
        self.generator = generator
    }

    mutating func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func flip() -> Bool { Bool.random(using: &generator) }

    mutating func wait(_ milliseconds: ClosedRange<Int>) { time += .milliseconds(random(milliseconds)) }

    mutating func send(_ message: Message) {
        recognizer.receive(message, at: time)
        time += .microseconds(random(300...1100))
        if random(0...9) == 0 { recognizer.receive(.clock, at: time) }
        if hasNoise, random(0...7) == 0 { recognizer.receive(.cc(90, 60 + random(0...1)), at: time) }
    }

    // MARK: - Hands

    /// A fader goes on from where it stands; asked, it goes slowly from end to end.
    mutating func moveFader(_ wasAsked: Bool, _ messages: (Int) -> [Message]) {
        // A hand that touches a fader moves it by a hundredth at least.
        let goals = random(0...16383)
        let target = wasAsked ? (position > 8191 ? 0 : 16383) : abs(goals - position) < 160 ? 8192 : goals
        let speed = wasAsked ? random(150...400) : random(40...2500)
        var last = -1
        while position != target {
            let step = max(1, speed * random(50...150) / 100)
            position += min(step, abs(target - position)) * (target > position ? 1 : -1)
            let bytes = messages(position)
            // A surface says nothing as long as its value is the same.
            if bytes.count > 1 || position >> 7 != last { for message in bytes { send(message) } }
            last = position >> 7
            wait(4...14)
        }
    }

    /// A value of something that moves quickly.
    mutating func step(_ controller: Int, _ value: Int) {
        send(.cc(controller, value))
        wait(4...14)
    }

    mutating func moveWheel() {
        var bend = 8192
        let target = flip() ? random(10000...16383) : random(0...6000)
        let speed = random(300...1500)
        for goal in [target, 8192 + random(-1...1) * 16] {
            while bend != goal {
                bend += min(speed, abs(goal - bend)) * (goal > bend ? 1 : -1)
                send(.bend(bend))
                wait(4...10)
            }
        }
        wait(500...1500)
    }

    /// An encoder; asked, it is turned slowly one way and then the other.
    mutating func turn(_ number: Int, _ encoding: RelativeEncoding, accelerates: Bool, wasAsked: Bool) {
        let first = flip() ? 1 : -1
        let ways = wasAsked ? [first, -first, first] : flip() ? [first] : [first, -first]
        for way in ways {
            let clicks = wasAsked ? random(4...8) : random(1...20)
            for click in 0..<clicks {
                let fast = accelerates && !wasAsked ? min(click, clicks - 1 - click) * random(0...3) : 0
                send(.cc(number, encoding.value(of: way * min(1 + fast, 30))))
                wait(fast > 2 ? 4...15 : wasAsked ? 60...150 : 15...200)
            }
            wait(100...300)
        }
    }
}

/// A generator whose numbers a seed decides.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension RelativeEncoding {
    /// The value that says some steps.
    func value(of steps: Int) -> Int {
        switch self {
        case .twosComplement: steps & 127
        case .offset: 64 + steps
        case .signMagnitude: steps > 0 ? steps : 64 - steps
        case .binary: steps > 0 ? 127 : 0
        }
    }
}

extension Message {
    private static let channel = Channel(statusByte: 0)

    static func cc(_ controller: Int, _ value: Int) -> Message {
        .controlChange(channel: channel, controller: UInt8(controller), value: UInt8(value))
    }
    static func on(_ note: Int, _ velocity: Int) -> Message {
        velocity == 0
            ? off(note, 0) : .noteOn(channel: channel, note: UInt8(note), velocity: UInt8(velocity))
    }
    static func off(_ note: Int, _ velocity: Int) -> Message {
        .noteOff(channel: channel, note: UInt8(note), velocity: UInt8(velocity))
    }
    static func bend(_ value: Int) -> Message { .pitchBend(channel: channel, value: UInt16(value)) }
    static func pressure(_ value: Int) -> Message { .channelPressure(channel: channel, pressure: UInt8(value)) }
    static func keyPressure(_ note: Int, _ value: Int) -> Message {
        .keyPressure(channel: channel, note: UInt8(note), pressure: UInt8(value))
    }
    static func program(_ number: Int) -> Message { .programChange(channel: channel, program: UInt8(number)) }
}
