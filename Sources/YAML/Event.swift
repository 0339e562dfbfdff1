import CYAML

/// One step of libyaml through a file, copied out of the C event.
struct Event {
    enum Kind {
        case streamStart, streamEnd
        case documentStart, documentEnd
        case alias(String)
        case scalar(String, Node.Style)
        case sequenceStart, sequenceEnd
        case mappingStart, mappingEnd
    }

    let kind: Kind
    let start: Place
    let end: Place
    /// The name after `&`, if the value has one.
    let anchor: String?
    /// The tag after `!`, if the value has one.
    let tag: String?

    /// Whether it is a value of which nothing is written but an anchor or a tag.
    var isEmptyScalar: Bool {
        if case .scalar("", .plain) = kind { return true }
        return false
    }

    init(_ event: yaml_event_t) {
        start = Place(event.start_mark)
        end = Place(event.end_mark)
        let data = event.data
        switch event.type {
        case YAML_SCALAR_EVENT:
            kind = .scalar(Self.text(data.scalar.value, data.scalar.length), Self.style(data.scalar.style))
            (anchor, tag) = (Self.text(data.scalar.anchor), Self.text(data.scalar.tag))
        case YAML_SEQUENCE_START_EVENT:
            kind = .sequenceStart
            (anchor, tag) = (Self.text(data.sequence_start.anchor), Self.text(data.sequence_start.tag))
        case YAML_MAPPING_START_EVENT:
            kind = .mappingStart
            (anchor, tag) = (Self.text(data.mapping_start.anchor), Self.text(data.mapping_start.tag))
        case YAML_ALIAS_EVENT:
            kind = .alias(Self.text(data.alias.anchor) ?? "")
            (anchor, tag) = (nil, nil)
        default:
            kind = Self.plainKind(event.type)
            (anchor, tag) = (nil, nil)
        }
    }

    /// The kind of an event that carries nothing.
    private static func plainKind(_ type: yaml_event_type_t) -> Kind {
        switch type {
        case YAML_STREAM_START_EVENT: .streamStart
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        case YAML_SEQUENCE_END_EVENT: .sequenceEnd
        case YAML_MAPPING_END_EVENT: .mappingEnd
        default: .streamEnd
        }
    }

    private static func style(_ style: yaml_scalar_style_t) -> Node.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
    }

    private static func text(_ start: UnsafeMutablePointer<yaml_char_t>?, _ length: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : length), as: UTF8.self)
    }

    private static func text(_ start: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        start.map { String(cString: $0) }
    }
}

extension Place {
    /// libyaml counts lines and columns from 0.
    init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}
