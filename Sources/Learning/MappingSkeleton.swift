public import Volta

/// A mapping file for a layout in which every rule is still a comment, to be filled in by hand.
///
/// It is valid as it stands, and with any of its rules no longer a comment. The numbers are made up, each its own.
public struct MappingSkeleton {
    private let names: ControlNames
    private var nextController = Number(first: 1)
    private var nextNote = Number(first: 36)
    /// The file.
    public private(set) var text: String

    /// The skeleton for the controls of a layout.
    public init(_ layout: LayoutInfo) {
        names = ControlNames(layout)
        text = """
            # A mapping for the layout \(Self.onOneLine(layout.layoutId)), page \(Self.onOneLine(layout.activePageId)).
            # Take away the "# " before a rule and write what your surface sends in place of its number.
            # 'volta-midi devices' shows the match line of your surface; 'volta-midi learn' writes all of this by touching.
            version: 1
            devices:
              - match: "*"   # every surface
                rules:

            """
        for control in layout.controls { add(control) }
    }

    private mutating func add(_ control: LayoutControl) {
        let title = "\(Self.onOneLine(control.label)) (\(Self.onOneLine(control.type)))"
        guard let source = source(for: control) else {
            text += "      # \(title) takes no actions\n"
            return
        }
        let key = control.kind == .xyPad ? "xy" : control.type.lowercased()
        let value = control.kind == .string ? ", value: Hello" : source.value
        text += "      # \(title)\n"
        text += "      # - {\(source.words), \(key): \(names.reference(to: control))\(value)}\n"
    }

    /// The source of a rule, and what stands behind its control; nil when it takes no actions.
    private mutating func source(for control: LayoutControl) -> (words: String, value: String)? {
        switch control.kind {
        case .slider: return (nextController.words("cc"), "")
        case .button, .toggle, .string: return (nextNote.words("note"), "")
        case .xyPad: return ("x: {\(nextController.words("cc"))}, y: {\(nextController.words("cc"))}", "")
        case .index:
            let options = OptionList(control)
            guard options.numbers != nil, options.countsFromZero(upTo: options.count), (2...24).contains(options.count)
            else { return (nextNote.words("note"), ", value: \(options.number(at: 0) ?? 0)") }
            return (nextNote.words("notes", count: options.count), "")
        case .accelerometer, .gyroscope, .unknown: return nil
        }
    }

    /// Numbers from one on, then the same on the next channel.
    private struct Number {
        private static let last = 95

        private let first: Int
        private var number: Int
        private var channel = 1

        init(first: Int) {
            (self.first, number) = (first, first)
        }

        mutating func words(_ key: String, count: Int = 1) -> String {
            if number + count - 1 > Self.last {
                number = first
                channel = channel % 16 + 1
            }
            defer { number += count }
            let numbers = count == 1 ? "\(number)" : "\(number)-\(number + count - 1)"
            return "\(key): \(numbers)" + (channel == 1 ? "" : ", channel: \(channel)")
        }
    }

    /// The text without breaks and signs that would end a comment.
    private static func onOneLine(_ text: String) -> String {
        String(
            text.map { character in
                let isPlain = character.unicodeScalars.allSatisfy { ControlNames.isPlain($0) }
                return isPlain ? character : " "
            })
    }
}
