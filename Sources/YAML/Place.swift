/// A place in a text file; lines and columns count from 1, a column is one Unicode scalar.
public struct Place: Hashable, Sendable, Comparable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// The place in the given line and column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The start of a file.
    public static let start = Place(line: 1, column: 1)

    /// Places in reading order.
    public static func < (left: Place, right: Place) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
