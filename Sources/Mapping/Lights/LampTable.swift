import MIDI

/// The lamps of one kind of port, and what decides on each.
struct LampTable: Sendable {
    private(set) var lamps: [Lamp] = []
    /// What decides on each lamp, what counts most first.
    private(set) var writers: [[LampWriter]] = []
    /// The lamps of each target.
    private(set) var lampsOfTarget: [Int: [Int]] = [:]
    /// Where in ``lampLists`` the lamps of a cell's input are; 0 for none.
    private var listOfCell: [Int32]
    /// The lamps of the inputs that have some.
    private var lampLists: [[Int]] = [[]]
    /// What is sent first when the device is there.
    let onConnect: [Message]
    /// What is sent at the end.
    let onExit: [Message]

    /// No lamps.
    init() {
        (onConnect, onExit, listOfCell) = ([], [], [])
    }

    /// The lamps of some entries of a mapping, whose rules are in a table.
    init(_ entries: [Int], of mapping: CompiledMapping, _ table: RuleTable) {
        let devices = entries.map { mapping.devices[$0] }
        onConnect = devices.flatMap(\.onConnect)
        onExit = devices.flatMap(\.onExit)
        listOfCell = Array(repeating: 0, count: table.cells.count)
        var numbers: [Lamp: Int] = [:]
        let maker = WriterMaker(mapping: mapping, table: table)
        for rule in mapping.rules.indices where entries.contains(mapping.rules[rule].device) {
            for made in maker.writers(ofRule: rule) { add(made, &numbers, target: mapping.rules[rule].target) }
        }
        for layer in mapping.layers.indices where !mapping.layers[layer].devices.isDisjoint(with: entries) {
            for made in maker.writers(ofLayer: layer) { add(made, &numbers, target: nil) }
        }
        for lamp in writers.indices { writers[lamp] = Self.sorted(writers[lamp]) }
    }

    /// Whether there is nothing to be shown and nothing to be sent.
    var isEmpty: Bool { lamps.isEmpty && onConnect.isEmpty && onExit.isEmpty }

    /// The lamps that show something of a cell's input.
    func lamps(ofCell cell: Int) -> [Int] { cell < listOfCell.count ? lampLists[Int(listOfCell[cell])] : [] }

    private mutating func add(_ made: WriterMaker.Made, _ numbers: inout [Lamp: Int], target: Int?) {
        let lamp = numbers[made.lamp] ?? lamps.count
        if lamp == lamps.count {
            numbers[made.lamp] = lamp
            lamps.append(made.lamp)
            writers.append([])
        }
        writers[lamp].append(made.writer)
        if let target, lampsOfTarget[target]?.contains(lamp) != true { lampsOfTarget[target, default: []].append(lamp) }
        for cell in made.cells + made.writer.touch { add(lamp, toCell: cell) }
    }

    private mutating func add(_ lamp: Int, toCell cell: Int) {
        if listOfCell[cell] == 0 {
            listOfCell[cell] = Int32(lampLists.count)
            lampLists.append([])
        }
        let list = Int(listOfCell[cell])
        if !lampLists[list].contains(lamp) { lampLists[list].append(lamp) }
    }

    /// What the file says in so many words counts more than the usual lights, and states more than presses.
    private static func sorted(_ writers: [LampWriter]) -> [LampWriter] {
        let ranks = writers.map { ($0.isExplicit ? 0 : 2) + ($0.isLasting ? 0 : 1) }
        return writers.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { writers[$0] }
    }
}
