import MIDI
import Volta

extension DemoState {
    /// The picture that a terminal shows, a line each, none wider than 79 columns.
    func panel(elapsed: Double, seconds: Int) -> [String] {
        let time = "\(min(elapsed, Double(seconds)).formatted(decimals: 1)) s of \(seconds) s"
        let counts = "\(messages) MIDI messages in  →  \(accepted) actions accepted by Volta"
        return [
            "volta-midi demo   \(time)", "", "  \(counts)", "",
        ] + controls.filter { $0.count > 0 || $0.control.kind == .slider }.map { String($0.line.prefix(79)) }
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
        let source = (message?.text ?? "").padded(to: 16)
        let name = "  \(source)  →  \(control.label.onOneLine.padded(to: 12)) "
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

    /// The line of an accepted action where there is no picture.
    func acceptedLine(elapsed: Double) -> String {
        let time = elapsed.formatted(decimals: 2).paddedLeft(to: 6)
        let action = "\(control.type) \(control.label.onOneLine) \(valueText)".withoutTrailingBlanks
        return "\(time) s  \((message?.text ?? "").padded(to: 16))  →  \(action)"
    }

    private var valueText: String {
        switch (control.kind, value) {
        case (.button, _): "pressed \(count) ×"
        case (.toggle, .bool(let isOn)?): isOn ? "● on" : "○ off"
        case (.index, let value?):
            control.options?.first { $0.index == value.intValue }.map { "\($0.index) \($0.label ?? "")" } ?? value.text
        case (_, let value?): value.doubleValue.map { $0.formatted(decimals: 3) } ?? value.text
        case (_, nil): ""
        }
    }
}

extension Message {
    /// The message for people, without its channel.
    fileprivate var text: String {
        switch self {
        case .controlChange(_, let controller, let value): "cc \(controller) = \(value)"
        case .noteOn(_, let note, let velocity): "note \(note) on \(velocity)"
        case .noteOff(_, let note, _): "note \(note) off"
        case .programChange(_, let program): "program \(program)"
        default: String(describing: self)
        }
    }
}
