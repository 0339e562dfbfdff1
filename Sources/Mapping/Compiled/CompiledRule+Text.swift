extension CompiledRule {
    /// What it listens to, in the words of the file: `cc 7`, or `x cc 12` for one axis of a pad.
    public var sourceText: String { (axis.map { "\($0.rawValue) " } ?? "") + source.description }
}
