extension Source {
    /// How many lines the file has; what follows the last line break is one, unless it is empty.
    public var lineCount: Int { lines.last?.isEmpty == true && lines.count > 1 ? lines.count - 1 : lines.count }

    /// The scalars of the line with the given number, from 1, without its break.
    public func scalars(ofLine number: Int) -> [Unicode.Scalar] { Array(line(number).unicodeScalars) }
}
