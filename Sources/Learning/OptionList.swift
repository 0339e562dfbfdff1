import Volta

/// The options of an Index control, in the order of their numbers.
struct OptionList {
    /// The numbers; nil when the layout lists none, and any may be.
    let numbers: [Int]?
    private let names: [Int: String]

    init(_ control: LayoutControl) {
        let options = control.options ?? []
        numbers = control.options.map { $0.map(\.index).filter { $0 >= 0 }.sorted() }
        names = Dictionary(options.map { ($0.index, $0.label ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    /// How many there are; as many as anyone may want when that is not known.
    var count: Int { numbers?.count ?? 128 }

    /// The number of the option at a place; nil behind the last one.
    func number(at place: Int) -> Int? {
        guard let numbers else { return place < 128 ? place : nil }
        return numbers.indices.contains(place) ? numbers[place] : nil
    }

    /// Whether there is an option with a number.
    func has(_ number: Int) -> Bool { numbers?.contains(number) ?? true }

    /// Whether the first options are those with the numbers from 0 on.
    func countsFromZero(upTo count: Int) -> Bool { (0..<count).allSatisfy { number(at: $0) == $0 } }

    /// An option for people: `option 2 (Blue)`.
    func words(_ number: Int) -> String {
        let name = (names[number] ?? "").trimmed
        return "option \(number)" + (name.isEmpty ? "" : " (\(name))")
    }
}
