/// The last notices, the newest last; those of one kind are counted in one.
struct NoticeList: Sendable {
    /// The most that are kept.
    static let most = 30

    private(set) var notices: [Notice] = []
    private var number = 0

    mutating func add(_ notice: Notice) {
        var new = notice
        if let kind = notice.kind, let index = notices.firstIndex(where: { $0.kind == kind }) {
            let old = notices.remove(at: index)
            new.id = old.id
            // Another level is another story: trouble is over, or begins.
            if old.level == new.level {
                new.count = old.count + 1
                new.first = old.first
            }
        } else {
            number += 1
            new.id = number
        }
        notices.append(new)
        if notices.count > Self.most { notices.removeFirst() }
    }
}
