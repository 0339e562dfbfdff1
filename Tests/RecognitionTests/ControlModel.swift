import MIDI
import Recognition
import Testing

/// A control of a surface that sends what real ones send, with a random speed, direction and jitter.
struct ControlModel: Sendable, CustomTestStringConvertible {
    /// What it is, as ``Finding/kind`` says it.
    let kind: String
    /// Moves it as a hand does when nothing is asked, or as it does when it was asked for a clear movement.
    let move: @Sendable (inout Player, _ wasAsked: Bool) -> Void

    var testDescription: String { kind }

    static let all: [ControlModel] = buttons + faders + pairs + encoders + others

    // MARK: - Buttons

    private static let buttons: [ControlModel] = [
        ControlModel(kind: "cc 41 momentary") { player, wasAsked in
            for _ in 0..<(wasAsked ? 3 : player.random(1...3)) {
                player.send(.cc(41, 127))
                player.wait(wasAsked ? 60...180 : 60...1500)
                player.send(.cc(41, 0))
                player.wait(150...700)
            }
        },
        ControlModel(kind: "cc 42 momentary") { player, wasAsked in  // 1 for on, and it bounces
            for _ in 0..<(wasAsked ? 3 : player.random(1...3)) {
                player.send(.cc(42, 1))
                player.wait(60...180)
                player.send(.cc(42, 0))
                player.wait(200...700)
            }
        },
        ControlModel(kind: "cc 43 momentary") { player, wasAsked in  // a pad that sends its velocity as a cc
            for _ in 0..<(wasAsked ? 3 : player.random(1...3)) {
                player.send(.cc(43, player.random(1...127)))
                player.wait(40...180)
                player.send(.cc(43, 0))
                player.wait(200...700)
            }
        },
        ControlModel(kind: "cc 44 latching") { player, wasAsked in
            for _ in 0..<(wasAsked ? 4 : player.random(1...3)) {
                player.isOn.toggle()
                player.send(.cc(44, player.isOn ? 127 : 0))
                player.wait(wasAsked ? 360...700 : 250...1500)
            }
        },
        // One that is set to two values above 0.
        ControlModel(kind: "cc 45 momentary") { player, wasAsked in
            for _ in 0..<(wasAsked ? 3 : player.random(2...3)) {
                player.send(.cc(45, 100))
                player.wait(60...180)
                player.send(.cc(45, 20))
                player.wait(200...700)
            }
        },
        // One that says again and again that it is held.
        ControlModel(kind: "cc 46 momentary") { player, wasAsked in
            for _ in 0..<(wasAsked ? 3 : player.random(1...3)) {
                for _ in 0..<player.random(3...8) {
                    player.send(.cc(46, 127))
                    player.wait(40...60)
                }
                player.send(.cc(46, 0))
                player.wait(200...700)
            }
        },
        ControlModel(kind: "cc 118 press only") { player, wasAsked in
            for _ in 0..<(wasAsked ? 3 : player.random(1...4)) {
                player.send(.cc(118, 127))
                player.wait(wasAsked ? 400...900 : 230...900)
            }
        },
        ControlModel(kind: "note 60 momentary") { player, _ in
            for _ in 0..<player.random(1...3) {
                player.send(.on(60, player.random(1...127)))
                player.wait(30...180)
                player.send(player.flip() ? .on(60, 0) : .off(60, 64))
                player.wait(200...700)
            }
        },
        ControlModel(kind: "note 61 latching") { player, wasAsked in
            for _ in 0..<(wasAsked ? 4 : player.random(1...3)) {
                player.isOn.toggle()
                player.send(player.isOn ? .on(61, player.random(1...127)) : .off(61, 0))
                player.wait(wasAsked ? 360...700 : 250...1500)
            }
        },
        ControlModel(kind: "note 36 momentary") { player, _ in  // a pad with pressure, which shakes its neighbour
            let velocity = player.random(40...126)
            player.send(.on(36, velocity))
            if player.flip() { player.send(.on(37, velocity / 4 + 1)) }
            for _ in 0..<player.random(0...12) {
                player.wait(5...15)
                player.send(
                    player.channelFlag ? .pressure(player.random(1...127)) : .keyPressure(36, player.random(1...127)))
            }
            player.wait(30...100)
            player.send(.off(37, 0))
            player.send(.off(36, 0))
            player.send(player.channelFlag ? .pressure(0) : .keyPressure(36, 0))
            player.wait(300...600)
        },
    ]

    // MARK: - Faders

    private static let faders: [ControlModel] = [
        ControlModel(kind: "cc 7 fader") { player, wasAsked in player.moveFader(wasAsked) { [.cc(7, $0 >> 7)] } },
        // One that says each value twice.
        ControlModel(kind: "cc 16 fader") { player, wasAsked in
            player.moveFader(wasAsked) { [.cc(16, $0 >> 7), .cc(16, $0 >> 7)] }
        },
        ControlModel(kind: "cc 40 fader") { player, wasAsked in player.moveFader(wasAsked) { [.cc(40, $0 >> 7)] } },
        ControlModel(kind: "pitch bend fader") { player, wasAsked in
            player.send(.on(104, 127))
            player.wait(5...60)
            player.moveFader(wasAsked) { [.bend($0)] }
            player.send(.on(104, 0))
            if wasAsked || player.flip() { player.wait(2000...2500) }
        },
        // A pedal that is pressed half way, and further.
        ControlModel(kind: "cc 64 fader") { player, wasAsked in
            for _ in 0..<(wasAsked ? 2 : 1) {
                let depth = wasAsked ? 127 : player.random(30...127)
                let speed = player.random(3...20)
                for value in stride(from: 0, through: depth, by: speed) { player.step(64, value) }
                for value in stride(from: depth, through: 0, by: -speed) { player.step(64, value) }
                player.send(.cc(64, 0))
            }
        },
        // A knob whose surface sends a system exclusive message behind each value.
        ControlModel(kind: "cc 10 fader") { player, wasAsked in
            player.moveFader(wasAsked) { [.cc(10, $0 >> 7), .systemExclusive([0x47, 0, 0x68, 0x41])] }
        },
        // A fader of 10 bits.
        ControlModel(kind: "cc 5 and 37 msb_first") { player, wasAsked in
            player.moveFader(wasAsked) { [.cc(5, $0 >> 7), .cc(37, $0 & 0x70)] }
        },
        // A fader of 7 bits that sends a second half all the same.
        ControlModel(kind: "cc 8 and 40 msb_first") { player, wasAsked in
            player.moveFader(wasAsked) { [.cc(8, $0 >> 7), .cc(40, 0)] }
        },
        ControlModel(kind: "pitch bend wheel") { player, wasAsked in player.moveWheel() },
    ]

    private static let pairs: [ControlModel] = [
        ControlModel(kind: "cc 1 and 33 msb_first") { player, wasAsked in
            player.moveFader(wasAsked) { [.cc(1, $0 >> 7), .cc(33, $0 & 127)] }
        },
        ControlModel(kind: "cc 2 and 34 lsb_first") { player, wasAsked in
            player.moveFader(wasAsked) { [.cc(34, $0 & 127), .cc(2, $0 >> 7)] }
        },
        ControlModel(kind: "cc 3 and 35 msb_first") { player, wasAsked in
            var last = -1
            player.moveFader(wasAsked) { value in
                defer { last = value >> 7 }
                return (value >> 7 == last ? [] : [.cc(3, value >> 7)]) + [.cc(35, value & 127)]
            }
        },
        ControlModel(kind: "cc 4 and 36 lsb_first") { player, wasAsked in
            var last = -1
            player.moveFader(wasAsked) { value in
                defer { last = value >> 7 }
                return [.cc(36, value & 127)] + (value >> 7 == last ? [] : [.cc(4, value >> 7)])
            }
        },
        ControlModel(kind: "nrpn 1280 values") { player, wasAsked in
            player.moveFader(wasAsked) { [.cc(99, 10), .cc(98, 0), .cc(6, $0 >> 7), .cc(38, $0 & 127)] }
        },
        ControlModel(kind: "nrpn 5 values") { player, wasAsked in  // with a null behind each
            player.moveFader(wasAsked) { [.cc(98, 5), .cc(99, 0), .cc(6, $0 >> 7), .cc(99, 127), .cc(98, 127)] }
        },
    ]

    // MARK: - Encoders

    private static let encoders: [ControlModel] = RelativeEncoding.allCases.flatMap { encoding in
        [false, true].map { accelerates in
            ControlModel(kind: "cc \(accelerates ? 21 : 20) \(encoding.rawValue)") { player, wasAsked in
                player.turn(accelerates ? 21 : 20, encoding, accelerates: accelerates, wasAsked: wasAsked)
            }
        }
    }

    private static let others: [ControlModel] = [
        // A touched encoder of a Mackie Control surface, and one with touch notes.
        ControlModel(kind: "cc 60 sign_magnitude") { player, wasAsked in
            player.send(.on(8, 127))
            player.turn(60, .signMagnitude, accelerates: true, wasAsked: wasAsked)
            player.send(.on(8, 0))
        },
        // A jog wheel that comes in bursts.
        ControlModel(kind: "cc 34 offset") { player, wasAsked in
            for way in wasAsked ? [1, -1, 1, -1] : [player.flip() ? 1 : -1] {
                for _ in 0..<player.random(wasAsked ? 6...10 : 3...40) {
                    player.send(.cc(34, 64 + way * (wasAsked ? player.random(1...2) : player.random(1...20))))
                    player.wait(wasAsked ? 20...60 : 3...10)
                }
            }
        },
        ControlModel(kind: "program 5 bank 1") { player, _ in
            player.send(.cc(0, 0))
            player.send(.cc(32, 1))
            player.send(.program(5))
        },
        ControlModel(kind: "nrpn 7 steps") { player, wasAsked in
            for _ in 0..<player.random(1...8) {
                player.send(.cc(99, 0))
                player.send(.cc(98, 7))
                player.send(.cc(player.flip() ? 96 : 97, 1))
                player.wait(10...200)
            }
        },
        ControlModel(kind: "transport") { player, _ in player.send(.start) },
    ]
}
