/// A YAML file as a tree of nodes, or what is wrong with it.
public struct Document: Sendable {
    /// Larger files are refused; the largest mapping that anyone writes is far smaller.
    public static let maximumBytes = 1 << 20
    /// The deepest nesting that is read.
    public static let maximumDepth = 32
    /// The most aliases that are read.
    public static let maximumAliases = 100
    /// The most nodes that all aliases together may stand for.
    public static let maximumAliasedNodes = 10_000

    /// The most nodes that are read, keys included; a mapping of 10,000 rules has about 100,000.
    public static let maximumNodes = 250_000
    /// The most keys of one mapping that are read.
    public static let maximumKeys = 1_000
    /// The most mistakes that are told.
    public static let maximumMistakes = 1_000

    /// The value of the file; nil for an empty file, and for one that cannot be understood as a whole.
    public let root: Node?
    /// What is wrong, in the order of the places.
    public let diagnostics: [Diagnostic]

    /// What goes on in a part of the file that could not be read; nothing is known to be missing there.
    public let unfinished: Unfinished

    /// Reads a file: UTF-8 with or without a byte order mark, with any line breaks, with one document at most.
    public init(_ source: Source) {
        if source.bytes.count > Self.maximumBytes {
            let mistake = SyntaxMistake.tooLarge
            self.init(root: nil, diagnostics: [mistake.diagnostic(at: .start)])
            return
        }
        let forbidden = source.forbiddenCharacters()
        guard forbidden.isEmpty else {
            self.init(root: nil, diagnostics: forbidden)
            return
        }
        var reading = Reading(source)
        reading.read()
        self.init(root: reading.root, diagnostics: reading.diagnostics, unfinished: reading.unfinished)
    }

    private init(root: Node?, diagnostics: [Diagnostic], unfinished: Unfinished = Unfinished()) {
        self.root = root
        self.diagnostics = diagnostics.sortedByPlace()
        self.unfinished = unfinished
    }
}
