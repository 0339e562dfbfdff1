/// One change of a text.
enum Change {
    /// New lines after the line with a number, from 1.
    case lines([String], after: Int)
    /// A text within a line, before the column, from 1.
    case insert(String, line: Int, column: Int)
    /// Another text in the place of a piece of a line.
    case replace(line: Int, columns: Range<Int>, with: String)
    /// A piece of a line that goes, and new lines after that line.
    case open(line: Int, columns: Range<Int>, [String])
    /// Lines that go.
    case remove(ClosedRange<Int>)
}
