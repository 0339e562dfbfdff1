extension Unicode.Scalar {
    /// How a terminal shows the scalar, and blanks of the same width; tabs stay tabs in both, so that they line up.
    var visible: (text: String, blank: String) {
        if self == "\t" { return ("\t", "\t") }
        if let picture = controlPicture { return (picture, " ") }
        return (String(self), String(repeating: " ", count: columnsOnTerminal))
    }

    /// A picture for a character that a terminal would obey or hide, or nil.
    private var controlPicture: String? {
        switch value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + value).map { String($0) }
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: "\u{FFFD}"
        default: nil
        }
    }

    /// The cells that the scalar takes on a terminal: 0 for combining marks, 2 for wide characters, otherwise 1.
    fileprivate var columnsOnTerminal: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }

    /// The blocks of East Asian wide characters and of emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x25FD...0x25FE, 0x2614...0x2615, 0x26A1...0x26A1,
        0x2705...0x2705, 0x2728...0x2728, 0x274C...0x274C, 0x2753...0x2757, 0x2B1B...0x2B1C, 0x2B50...0x2B50,
        0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
    ]
}

extension String {
    /// The text with a picture for each character that a terminal would obey or hide.
    public var harmless: String { unicodeScalars.map { $0 == "\t" ? "\u{2409}" : $0.visible.text }.joined() }

    /// The cells that the text takes on a terminal, when it is ``harmless``.
    public var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columnsOnTerminal } }

    /// The beginning of the text that fits into so many cells of a terminal.
    public func prefix(columns: Int) -> String {
        var text = String.UnicodeScalarView()
        var used = 0
        for scalar in unicodeScalars {
            used += scalar.columnsOnTerminal
            guard used <= columns else { break }
            text.append(scalar)
        }
        return String(text)
    }

    /// The text for a message: control characters visible, cut after 60 characters, between the given marks.
    public func shown(between mark: String = "`") -> String {
        let limit = 60
        var text = ""
        for scalar in unicodeScalars.prefix(limit) {
            text += scalar == "\t" ? "\u{2409}" : scalar.visible.text
        }
        return mark + text + (unicodeScalars.dropFirst(limit).isEmpty ? "" : "…") + mark
    }
}
