import TestSupport
import Testing

@testable import MIDI
import Time

@Suite struct JoinerTests {
    private static let channel = Channel(statusByte: 0)

    /// A joiner on a time line.
    private struct Line {
        var joiner: Joiner
        var now = Moment.now
        var texts: [String] = []

        init(_ set: (inout ControllerRoles) -> Void) {
            var roles = ControllerRoles()
            set(&roles)
            joiner = Joiner(roles)
        }

        /// Plays control changes on channel 1, such as `7 64`; `-` is a time long enough for halves to settle.
        mutating func play(_ text: String) -> String {
            texts = []
            for event in text.split(separator: ",") {
                let numbers = event.split(separator: " ").compactMap { UInt8($0) }
                if numbers.count == 2 { receive(numbers[0], numbers[1]) } else { wait() }
            }
            return texts.joined(separator: ", ")
        }

        private mutating func wait() {
            now += Joiner.settleTime
            while let event = joiner.takeSettled(by: now) { texts.append(JoinerTests.text(event)) }
        }

        private mutating func receive(_ controller: UInt8, _ value: UInt8) {
            switch joiner.receive(JoinerTests.channel, controller, value, now: now) {
            case .plain: texts.append("cc \(controller) \(value)")
            case .part: break
            case .joined(let event): texts.append(JoinerTests.text(event))
            }
        }
    }

    private static func text(_ event: JoinedEvent) -> String {
        switch event {
        case .pair(_, let coarse, let value): "\(coarse): \(value)"
        case .parameter(_, let parameter, let value): "\(name(parameter)): \(value)"
        case .steps(_, let parameter, let steps): "\(name(parameter)): \(steps > 0 ? "+" : "")\(steps)"
        }
    }

    private static func name(_ parameter: Parameter) -> String {
        "\(parameter.isRegistered ? "rpn" : "nrpn") \(parameter.number)"
    }

    @Test(
        "EN-08: a pair comes in either order; a lone half acts after the settle time",
        arguments: [
            (nil, "39 1, 7 1, 39 0, 7 0", "7: 129, 7: 0"),
            (nil, "7 1, 39 1, 7 0, 39 0", "7: 129, 7: 0"),
            (.fineFirst, "39 1, 7 1, 39 0, 7 0", "7: 129, 7: 0"),
            (.coarseFirst, "39 1, 7 1, 39 0, 7 0, -", "7: 1, 7: 128, 7: 0"),
            (.coarseFirst, "7 1, 39 1, 39 2", "7: 129, 7: 130"),
            (.fineFirst, "7 1, 39 3, 7 2", "7: 128, 7: 259"),
            (nil, "7 64", ""), (nil, "7 64, -", "7: 8192"), (nil, "7 127, -", "7: 16383"), (nil, "7 0, -", "7: 0"),
            (nil, "7 1, 39 1, -, 39 5, -", "7: 129, 7: 133"), (nil, "7 1, 39 9, -, 7 2, -", "7: 137, 7: 256"),
            (nil, "7 1, 7 2, 7 3, -", "7: 128, 7: 256, 7: 384"), (nil, "39 1, 39 2, -", "7: 1, 7: 2"),
            (nil, "8 1, 40 2", "cc 8 1, cc 40 2"),
        ] as [(PairOrder?, String, String)])
    func pairs(_ order: PairOrder?, _ played: String, _ expected: String) {
        var line = Line { $0.join(coarse: 7, fine: 39, order: order, on: Self.channel) }
        #expect(line.play(played) == expected)
    }

    @Test(
        "EN-13, EN-15: parameters are selected, then get data, steps or nothing",
        arguments: [
            ("99 0, 98 6, 6 1, 38 92", "nrpn 6: 220"), ("99 0, 98 6, 38 92, 6 1", "nrpn 6: 220"),
            ("98 6, 99 0, 6 1, 38 92", "nrpn 6: 220"), ("101 0, 100 6, 6 1, 38 92", "rpn 6: 220"),
            ("99 1, 98 30, 6 64, -", "nrpn 158: 8192"), ("99 1, 98 30, 6 127, -", "nrpn 158: 16383"),
            ("99 0, 98 6, 6 1, 38 0, -, 6 2, 38 1, -, 6 3, -", "nrpn 6: 128, nrpn 6: 257, nrpn 6: 384"),
            ("99 0, 98 6, 6 1, 38 5, 99 0, 98 6, 38 7, -", "nrpn 6: 133, nrpn 6: 135"),
            ("99 0, 98 6, 6 1, 98 7, 6 2, -", "nrpn 6: 128, nrpn 7: 256"),
            ("99 0, 98 5, 96 1, 99 127, 98 127", "nrpn 5: +1"), ("99 0, 98 5, 97 1, 97 1", "nrpn 5: -1, nrpn 5: -1"),
            ("6 1, 38 2, 96 1, 97 1", "cc 6 1, cc 38 2, cc 96 1, cc 97 1"),
            ("99 0, 98 5, 99 127, 98 127, 6 1", "cc 6 1"), ("98 5, 6 1", "cc 6 1"),
            ("99 0, 98 5, 101 0, 100 1, 6 1, -, 98 5, 6 2, -", "rpn 1: 128, nrpn 5: 256"),
            ("99 0, 98 5, 6 9, 99 127, 98 127", "nrpn 5: 1152"),
        ])
    func parameters(_ played: String, _ expected: String) {
        var line = Line { $0.carryParameters(on: Self.channel) }
        #expect(line.play(played) == expected)
    }

    @Test("Banks are kept for each channel, in two halves") func banks() {
        var line = Line { $0.selectBanks(on: Self.channel) }
        #expect(line.joiner.bank(on: Self.channel) == 0)
        #expect(line.play("0 1, 32 2") == "")
        #expect(line.joiner.bank(on: Self.channel) == 130)
        #expect(line.play("32 3, 0 0") == "")
        #expect(line.joiner.bank(on: Self.channel) == 3)
        #expect(line.joiner.bank(on: Channel(statusByte: 1)) == 0)
    }

    @Test("The time of the next settling is that of the half that waits longest") func nextSettle() {
        var roles = ControllerRoles()
        for coarse in UInt8(0)..<8 { roles.join(coarse: coarse, fine: coarse + 32, order: nil, on: Self.channel) }
        var joiner = Joiner(roles)
        let start = Moment.now
        #expect(joiner.nextSettle == nil)
        for coarse in UInt8(0)..<8 {
            let verdict = joiner.receive(
                Self.channel, coarse, coarse, now: start + .milliseconds(Int(coarse)))
            #expect(verdict == .part)
        }
        #expect(joiner.nextSettle == start + Joiner.settleTime)
        #expect(joiner.takeSettled(by: start + Joiner.settleTime - .nanoseconds(1)) == nil)
        #expect(joiner.takeSettled(by: start + Joiner.settleTime) == .pair(Self.channel, coarse: 0, value: 0))
        #expect(joiner.takeSettled(by: start + Joiner.settleTime) == nil)
        let joined = joiner.receive(Self.channel, 33, 5, now: start)
        #expect(joined == .joined(.pair(Self.channel, coarse: 1, value: 133)))
        #expect(joiner.nextSettle == start + Joiner.settleTime + .milliseconds(2))
        #expect(joiner.takeSettled(by: nil) == .pair(Self.channel, coarse: 2, value: 256))
    }

    @Test("Whatever the order and the pauses, pairs end at the value that was sent last") func lastValue() {
        var random = SeededRandom()
        for _ in 0..<300 {
            let order: PairOrder? = [nil, .coarseFirst, .fineFirst].randomElement(using: &random) ?? nil
            var line = Line { $0.join(coarse: 1, fine: 33, order: order, on: Self.channel) }
            let isFineFirst = order.map { $0 == .fineFirst } ?? Bool.random(using: &random)
            let values = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                Int.random(in: 0...16383, using: &random)
            }
            let played = values.map { value in
                let halves = ["1 \(value >> 7)", "33 \(value & 127)"]
                let pause = Bool.random(using: &random) ? ", -" : ""
                return (isFineFirst ? halves.reversed() : halves).joined(separator: ", ") + pause
            }.joined(separator: ", ")
            #expect(line.play(played) == values.map { "1: \($0)" }.joined(separator: ", "), "\(random) \(played)")
        }
    }
}
