/// The values of a file that may go on in a part of it that could not be read.
public struct Unfinished: Hashable, Sendable {
    /// Where the lists and mappings start that may go on.
    public private(set) var values: Set<Place> = []
    /// The keys of which no value could be read.
    public private(set) var keys: Set<Place> = []

    /// Adds the last values of a tree, from its root down to what is complete: a scalar or something in brackets.
    mutating func insertLast(of root: Node, in source: Source) {
        var node: Node? = root
        while let current = node, source.scalar(at: current.place) != "{", source.scalar(at: current.place) != "[" {
            values.insert(current.place)
            switch current.content {
            case .scalar: node = nil
            case .sequence(let elements): node = elements.last
            case .mapping(let entries):
                node = entries.last?.value
                if let last = entries.last, last.value.isNull { keys.insert(last.keyPlace) }
            }
        }
    }

    /// Adds the keys in some lines whose value is missing.
    mutating func insertKeysWithoutValue(inLines lines: Set<Int>, of node: Node) {
        switch node.content {
        case .scalar: break
        case .sequence(let elements):
            for element in elements { insertKeysWithoutValue(inLines: lines, of: element) }
        case .mapping(let entries):
            for entry in entries {
                if entry.value.isNull, lines.contains(entry.keyPlace.line) { keys.insert(entry.keyPlace) }
                insertKeysWithoutValue(inLines: lines, of: entry.value)
            }
        }
    }
}
