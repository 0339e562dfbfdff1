import CYAML

/// Owns one libyaml parser and the bytes that it reads.
final class EventParser {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// libyaml keeps a pointer to its input, so the copy lives as long as the parser.
    private let input: UnsafeMutableBufferPointer<UInt8>
    private let isReady: Bool

    /// A parser at the start of the given UTF-8 text, which has no byte order mark.
    init(_ bytes: some Collection<UInt8>) {
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        input = .allocate(capacity: bytes.count)
        _ = input.initialize(from: bytes)
        isReady = yaml_parser_initialize(parser) == 1
        if isReady {
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        }
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deallocate()
        input.deallocate()
    }

    /// The next event; after an error or the end of the stream it must not be called again.
    func next() throws(ParserProblem) -> Event {
        guard isReady else { throw ParserProblem(text: "out of memory", place: .start, context: nil) }
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
        defer { yaml_event_delete(&event) }
        return Event(event)
    }

    /// What libyaml found wrong.
    private var problem: ParserProblem {
        let state = parser.pointee
        let text = state.problem.map { String(cString: $0) } ?? "out of memory"
        let context = state.context.map { (text: String(cString: $0), place: Place(state.context_mark)) }
        return ParserProblem(text: text, place: Place(state.problem_mark), context: context)
    }
}
