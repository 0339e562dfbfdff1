/// The signs of a picture on a terminal: those of Unicode, or those that every terminal has.
struct Glyphs: Equatable, Sendable {
    let full: String
    let empty: String
    let mark: String
    private let isUnicode: Bool

    static let unicode = Glyphs(full: "█", empty: "░", mark: "▸", isUnicode: true)
    static let ascii = Glyphs(full: "#", empty: "-", mark: ">", isUnicode: false)

    /// The signs that fit what the environment says of the terminal: the first variable that is set counts.
    init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let isUnicode = locale.uppercased().replacing("-", with: "").contains("UTF8")
        self = isUnicode ? .unicode : .ascii
    }

    private init(full: String, empty: String, mark: String, isUnicode: Bool) {
        (self.full, self.empty, self.mark, self.isUnicode) = (full, empty, mark, isUnicode)
    }

    /// A bar of so many cells, as full as a value from 0 to a maximum says; a value above 0 shows.
    func bar(_ value: Int, of maximum: Int, cells: Int) -> String {
        let share = Double(value) / Double(max(maximum, 1))
        let filled = value > 0 ? max(Int((share * Double(cells)).rounded()), 1) : 0
        return String(repeating: full, count: filled) + String(repeating: empty, count: cells - filled)
    }

    /// A text of this program in signs that the terminal has.
    func text(_ text: String) -> String {
        isUnicode ? text : String(text.map { Self.replacements[$0] ?? ($0.isASCII ? String($0) : "?") }.joined())
    }

    private static let replacements: [Character: String] = ["→": "->", "…": "...", "–": "-", "×": "x"]
}
