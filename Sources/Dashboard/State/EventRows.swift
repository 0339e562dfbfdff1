/// The last events, the newest last; a fader that moves is one row.
struct EventRows: Sendable {
    /// The most that are kept.
    static let most = 40
    /// How long an input rests, in seconds, before its next event is another row.
    private static let rest = 3.0

    private(set) var rows: [EventRow] = []
    /// The count of all changes so far.
    private(set) var changes = 0
    private var number = 0

    mutating func add(_ row: EventRow) {
        changes += 1
        var new = row
        new.change = changes
        let isSame = { (old: EventRow) in
            old.source == row.source && old.input == row.input && row.time - old.time < Self.rest
        }
        if let index = rows.lastIndex(where: isSame) {
            new.follow(rows[index])
            rows[index] = new
            return
        }
        number += 1
        new.id = number
        rows.append(new)
        if rows.count > Self.most { rows.removeFirst() }
    }

    /// Something became of an action on a control: the newest row that moved it says so.
    mutating func settle(_ lid: Int, _ outcome: String) {
        guard let index = rows.lastIndex(where: { $0.lids.contains(lid) }), rows[index].outcome != outcome else {
            return
        }
        changes += 1
        rows[index].outcome = outcome
        rows[index].change = changes
    }
}
