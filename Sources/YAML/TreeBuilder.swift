/// Builds the tree of nodes from libyaml's events and collects what is wrong on the way.
struct TreeBuilder {
    let source: Source
    private let parser: EventParser
    private(set) var diagnostics: [Diagnostic] = []
    /// The mistake that ended the reading, if one did.
    private(set) var failure: Diagnostic?
    /// Whether the tree may differ so much from what is meant that looking into it would only mislead.
    var isUncertain: Bool { unusualSpaces > 0 }
    private var unusualSpaces = 0
    /// How many more bytes may be looked at to find what was mistyped, which costs a look at a whole line each time.
    private var looks = 2_000_000
    /// Whether so much was read that nothing more is.
    private(set) var isExhausted = false
    /// What each anchor stands for, and of how many nodes that is made.
    private var anchors: [String: (node: Node, size: Int)] = [:]
    private var aliases = 0
    private var aliasedNodes = 0
    /// All nodes so far, those behind aliases included.
    private var nodes = 0

    /// Ends the building: what follows cannot be understood any more.
    private struct Stop: Error {
        let diagnostic: Diagnostic
    }

    init(source: Source) {
        self.source = source
        parser = EventParser(source.bytesForParser)
    }

    /// Reads the whole file; nil when it is empty or cannot be read.
    mutating func build() -> Node? {
        do {
            return try stream()
        } catch {
            failure = error.diagnostic
            return nil
        }
    }

    private mutating func stream() throws(Stop) -> Node? {
        var root: Node?
        var documents = 0
        while true {
            let event = try next()
            switch event.kind {
            case .streamEnd: return root
            case .streamStart, .documentEnd: continue
            case .documentStart:
                documents += 1
                if documents > 1 { throw stop(.severalDocuments, at: event.start) }
            default: root = try node(event, depth: 1)
            }
        }
    }

    /// The node that begins with an event.
    private mutating func node(_ event: Event, depth: Int) throws(Stop) -> Node {
        guard depth <= Document.maximumDepth else { throw stop(.tooDeep, at: event.start) }
        guard diagnostics.count < Document.maximumMistakes else { throw exhausted(.tooManyMistakes, at: event.start) }
        if let tag = event.tag, !event.isEmptyScalar { report(.tag(tag), at: event.start) }
        if case .alias(let name) = event.kind { return try aliased(name, at: event.start) }
        let before = nodes
        nodes += 1
        guard nodes <= Document.maximumNodes else { throw exhausted(.tooManyNodes, at: event.start) }
        let node = Node(place: event.start, content: try content(event, depth: depth))
        if let anchor = event.anchor { anchors[anchor] = (node, nodes - before) }
        return node
    }

    private mutating func content(_ event: Event, depth: Int) throws(Stop) -> Node.Content {
        switch event.kind {
        case .sequenceStart: return .sequence(try elements(depth: depth + 1))
        case .mappingStart: return .mapping(try entries(depth: depth + 1))
        case .scalar(let text, let style):
            guard style == .plain else { return .scalar(text, style) }
            reportUnusualSpace(in: text, event)
            guard !text.isEmpty || mayLook(atLine: event.end.line),
                let (diagnostic, meant) = repairedValue(text, event)
            else { return .scalar(text, style) }
            diagnostics.append(diagnostic)
            return meant
        default: return .scalar("", .plain)
        }
    }

    private mutating func elements(depth: Int) throws(Stop) -> [Node] {
        var elements: [Node] = []
        while true {
            let event = try next()
            if case .sequenceEnd = event.kind { return elements }
            elements.append(try node(event, depth: depth))
        }
    }

    private mutating func entries(depth: Int) throws(Stop) -> [Node.Entry] {
        var entries: [Node.Entry] = []
        var places: [String: Place] = [:]
        for count in 0... {
            let event = try next()
            if case .mappingEnd = event.kind { break }
            guard count < Document.maximumKeys else { throw exhausted(.tooManyKeys, at: event.start) }
            let key = try node(event, depth: depth)
            let value = try node(try next(), depth: depth)
            guard let entry = entry(key, value, event) else { continue }
            if let first = places[entry.key] {
                report(.duplicateKey(entry.key, first: first), at: event.start)
            } else {
                places[entry.key] = event.start
                entries.append(entry)
            }
        }
        return entries
    }

    /// The key and value that are meant, or nil with a report.
    private mutating func entry(_ key: Node, _ value: Node, _ event: Event) -> Node.Entry? {
        guard let text = text(ofKey: key) else { return nil }
        guard value.content == .scalar("", .plain), mayLook(atLine: event.end.line) else {
            return Node.Entry(key: text, keyPlace: event.start, value: value)
        }
        if text.unicodeScalars.last?.lookalikeQuote != nil, isWithoutColon(event) { return nil }
        if let (diagnostic, meant) = repairedKey(text, event) {
            diagnostics.append(diagnostic)
            return meant
        }
        return Node.Entry(key: text, keyPlace: event.start, value: value)
    }

    /// The text of a key, or nil with a report.
    private mutating func text(ofKey key: Node) -> String? {
        guard case .scalar(let text, let style) = key.content else {
            report(.compoundKey, at: key.place)
            return nil
        }
        if style == .plain, text == "<<" || text.isEmpty {
            report(text.isEmpty ? .emptyKey : .mergeKey, at: key.place)
            return nil
        }
        return text
    }

    /// A copy of what the anchor stands for; places stay those of the anchor's text.
    private mutating func aliased(_ name: String, at place: Place) throws(Stop) -> Node {
        guard let (node, size) = anchors[name] else {
            report(.unknownAlias(name), at: place)
            return Node(place: place, content: .scalar("*\(name)", .doubleQuoted))
        }
        aliases += 1
        aliasedNodes += size
        nodes += size
        guard aliases <= Document.maximumAliases, aliasedNodes <= Document.maximumAliasedNodes else {
            throw stop(.tooManyAliases, at: place)
        }
        return node
    }

    private mutating func reportUnusualSpace(in text: String, _ event: Event) {
        let mayHaveSpace = text.utf8.contains { $0 >= 0xC2 } && text.unicodeScalars.contains(where: \.isUnusualSpace)
        guard mayHaveSpace, mayLook(atLine: event.start.line) else { return }
        guard let (scalar, place) = source.firstUnusualSpace(from: event.start, to: event.end) else { return }
        report(.unusualSpace(scalar), at: place)
        unusualSpaces += 1
    }

    private mutating func report(_ mistake: SyntaxMistake, at place: Place) {
        diagnostics.append(mistake.diagnostic(at: place))
    }

    /// Whether what was mistyped in a line may be looked for.
    private mutating func mayLook(atLine number: Int) -> Bool {
        looks -= source.line(number).utf8.count
        return looks > 0
    }

    private mutating func exhausted(_ mistake: SyntaxMistake, at place: Place) -> Stop {
        isExhausted = true
        return stop(mistake, at: place)
    }

    private func stop(_ mistake: SyntaxMistake, at place: Place) -> Stop {
        Stop(diagnostic: mistake.diagnostic(at: place))
    }

    private func next() throws(Stop) -> Event {
        do {
            return try parser.next()
        } catch {
            throw Stop(diagnostic: SyntaxMistake.diagnostic(for: error, in: source))
        }
    }
}
