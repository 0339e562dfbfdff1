import YAML

/// The keys and values of one part of the file, sorted into those that are read and the others.
struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
    /// The entries whose keys are known.
    private(set) var known: [Key: Node.Entry] = [:]
    /// The known keys in the order of the file.
    private(set) var order: [Key] = []
    /// The entries with other keys, in the order of the file.
    private(set) var others: [Node.Entry] = []

    init(_ entries: [Node.Entry]) {
        for entry in entries {
            if let key = Key(rawValue: entry.key) {
                known[key] = entry
                order.append(key)
            } else {
                others.append(entry)
            }
        }
    }

    /// The entry of a key, if it is written.
    subscript(key: Key) -> Node.Entry? { known[key] }
}
