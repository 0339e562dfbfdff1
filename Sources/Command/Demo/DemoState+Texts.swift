import MIDI
import Volta

extension DemoState {
    /// The picture that a terminal shows, a line each.
    func panel(elapsed: Double, seconds: Int) -> [String] {
        let time = "\(min(elapsed, Double(seconds)).formatted(decimals: 1)) s of \(seconds) s"
        let message = (lastMessage?.text ?? "").padded(to: 22)
        return [
            "volta-midi demo   \(time)", "",
            "  MIDI in   \(message) \(messages) messages so far",
            "  Volta     \("\(accepted) actions accepted".padded(to: 22)) "
                + "slowest \(slowest.inMilliseconds.formatted(decimals: 1)) ms from event to answer", "",
        ] + controls.filter { $0.count > 0 || $0.control.kind == .slider }.map(\.line)
    }

    /// The end of the demo.
    func conclusion() -> String {
        let rows = controls.filter { $0.count > 0 }.map { "  \($0.text)\n" }.joined()
        return "\(messages) MIDI messages came in, \(accepted) actions were accepted by the simulated Volta:\n" + rows
    }
}

extension DemoState.Control {
    /// The control with a bar where it has a position.
    fileprivate var line: String {
        let name = "  \(control.label.onOneLine.padded(to: 12)) \(control.type.padded(to: 7)) "
        guard control.kind == .slider else { return name + valueText }
        let position = value?.doubleValue ?? 0
        let filled = Int((position * 30).rounded())
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        return name + "\(bar) \(position.formatted(decimals: 3))"
    }

    /// The control, how often it was told something, and its last value.
    var text: String {
        "\(control.label.onOneLine.padded(to: 12)) \(control.type.padded(to: 7)) "
            + "\(String(count).paddedLeft(to: 4)) × " + (control.kind == .button ? "pressed" : "last \(valueText)")
    }

    private var valueText: String {
        switch (control.kind, value) {
        case (.button, _): count == 1 ? "1 press" : "\(count) presses"
        case (.toggle, .bool(let isOn)?): isOn ? "● on" : "○ off"
        case (.index, let value?):
            control.options?.first { $0.index == value.intValue }.map { "\($0.index) \($0.label ?? "")" } ?? value.line
        case (_, let value?): value.doubleValue.map { $0.formatted(decimals: 3) } ?? value.line
        case (_, nil): ""
        }
    }
}

extension Message {
    /// The message for people, with channels from 1.
    var text: String {
        switch self {
        case .controlChange(let channel, let controller, let value): "cc \(controller) = \(value) (ch \(channel))"
        case .noteOn(let channel, let note, let velocity): "note \(note) on \(velocity) (ch \(channel))"
        case .noteOff(let channel, let note, _): "note \(note) off (ch \(channel))"
        case .programChange(let channel, let program): "program \(program) (ch \(channel))"
        default: String(describing: self)
        }
    }
}
