/// The keys and values of one part of the file, sorted into those that are read and the others.
public struct Fields<Key: RawRepresentable & CaseIterable & Hashable> where Key.RawValue == String {
    /// The entries whose keys are known.
    public private(set) var known: [Key: Node.Entry] = [:]
    /// The known keys in the order of the file.
    public private(set) var order: [Key] = []
    /// The entries with other keys, in the order of the file.
    public private(set) var others: [Node.Entry] = []
    /// All keys that are read.
    public let keys: [String]

    /// Sorts entries by the keys that are wanted of all there are.
    public init(_ entries: [Node.Entry], where isWanted: (Key) -> Bool = { _ in true }) {
        keys = Key.allCases.filter(isWanted).map(\.rawValue)
        for entry in entries {
            if let key = Key(rawValue: entry.key), isWanted(key) {
                known[key] = entry
                order.append(key)
            } else {
                others.append(entry)
            }
        }
    }

    /// The same without the known keys that are not wanted.
    public func keeping(_ wanted: [Key]) -> Fields {
        var fields = self
        fields.order.removeAll { !wanted.contains($0) }
        fields.known = known.filter { wanted.contains($0.key) }
        return fields
    }

    /// The entry of a key, if it is written.
    public subscript(key: Key) -> Node.Entry? { known[key] }
}
