import MIDI
import Recognition
import Testing

@Suite struct RecognizerTests {
    @Test(arguments: MovementCase.table)
    func saysWhatWasMoved(_ movement: MovementCase) {
        #expect(movement.recognized() == movement.expected)
    }

    @Test func saysWhyAndWhatToDo() {
        var recognizer = Recognizer()
        let channel = Channel(statusByte: 0)
        for step in 0..<4 {
            let time = ContinuousClock.now + .milliseconds(step * 10)
            recognizer.receive(.controlChange(channel: channel, controller: 20, value: 1), at: time)
        }
        #expect(recognizer.finding?.reason == "1 to the right")
        #expect(
            recognizer.finding?.certainty
                == .unsure(ask: "turn it the other way, slowly; if it is a button, press it once more"))
        recognizer.receive(.controlChange(channel: channel, controller: 20, value: 127), at: .now + .seconds(1))
        #expect(recognizer.finding?.reason == "1 to the right, 127 to the left")
        #expect(recognizer.finding?.isSure == true)
        recognizer.reset()
        #expect(recognizer.finding == nil)
    }

    /// A movement that never ends takes no more memory, and is still known.
    @Test func remembersOnlyTheLast() {
        var recognizer = Recognizer()
        let start = ContinuousClock.now
        for step in 0..<100_000 {
            let value = UInt8(step % 128)
            recognizer.receive(
                .controlChange(channel: Channel(statusByte: 2), controller: 7, value: value),
                at: start + .milliseconds(step))
        }
        #expect(recognizer.finding?.control == .fader(controller: 7))
    }
}
