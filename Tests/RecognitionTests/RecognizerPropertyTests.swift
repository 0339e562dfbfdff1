import MIDI
import Recognition
import Testing

/// Movements of made controls: what is said as sure is right, and after the movement that is asked for it is sure.
@Suite struct RecognizerPropertyTests {
    private static let runs: UInt64 = 60

    @Test(arguments: ControlModel.all)
    func isNeverSureOfWhatIsWrong(_ model: ControlModel) {
        var wrong: [String] = []
        var doubtful: [String] = []
        for seed in 1...Self.runs {
            var player = Player(seed: seed)
            model.move(&player, false)
            guard let first = player.recognizer.finding else { continue }
            if first.isSure, first.kind != model.kind { wrong.append("seed \(seed): \(first.kind)") }
            for _ in 0..<2 where player.recognizer.finding?.isSure != true {
                player.wait(700...1500)
                player.recognizer.putQuestion()
                model.move(&player, true)
            }
            guard let last = player.recognizer.finding else { continue }
            if last.kind != model.kind { wrong.append("seed \(seed), asked: \(last.short)") }
            if !last.isSure { doubtful.append("seed \(seed): \(last.short)") }
        }
        #expect(wrong == [])
        #expect(doubtful == [])
    }
}

extension Finding {
    /// The kind of control and its source in a word or two.
    var kind: String {
        switch control {
        case .button(let number, let button, _, _): "cc \(number) \(button.rawValue)"
        case .pad(let note, let button, _): "note \(note) \(button.rawValue)"
        case .fader(let number): "cc \(number) fader"
        case .pair(let coarse, let fine, let order): "cc \(coarse) and \(fine) \(order.rawValue)"
        case .encoder(let number, let encoding): "cc \(number) \(encoding.rawValue)"
        case .parameter(let parameter, let isStepped): "nrpn \(parameter.number) \(isStepped ? "steps" : "values")"
        case .pitchBend(let isWheel): "pitch bend \(isWheel ? "wheel" : "fader")"
        case .pressure: "pressure"
        case .keyPressure(let note): "key pressure \(note)"
        case .program(let number, let bank): "program \(number)\(bank.map { " bank \($0)" } ?? "")"
        case .transport: "transport"
        }
    }
}
