/// The values that may go on in a part of the file that could not be read.
public struct Unfinished: Hashable, Sendable {
    /// Where the lists and mappings start that may go on.
    public private(set) var values: Set<Place> = []
    /// The last key, if no value of it could be read.
    public private(set) var key: Place?

    /// Nothing is unfinished.
    init() {}

    /// The last values of a tree, from its root to the last scalar.
    init(lastOf root: Node) {
        var node: Node? = root
        while let current = node {
            values.insert(current.place)
            switch current.content {
            case .scalar: node = nil
            case .sequence(let elements): node = elements.last
            case .mapping(let entries):
                node = entries.last?.value
                if node?.isNull == true { key = entries.last?.keyPlace }
            }
        }
    }
}
