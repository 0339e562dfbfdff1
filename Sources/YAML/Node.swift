/// One value of a YAML file, with the place where it is written.
public struct Node: Hashable, Sendable {
    /// How a scalar is written.
    public enum Style: Hashable, Sendable {
        /// Without quotes: the text decides whether it is a number, a boolean or a text.
        case plain
        /// In single quotes: always a text.
        case singleQuoted
        /// In double quotes: always a text.
        case doubleQuoted
        /// As a block after `|` or `>`: always a text.
        case block
    }

    /// One key of a mapping and its value.
    public struct Entry: Hashable, Sendable {
        /// The key, always a text: `1`, `y` and `no` are no numbers or booleans here.
        public let key: String
        /// Where the key is written.
        public let keyPlace: Place
        /// The value.
        public let value: Node

        /// A key and its value.
        public init(key: String, keyPlace: Place, value: Node) {
            self.key = key
            self.keyPlace = keyPlace
            self.value = value
        }
    }

    /// What is written.
    public enum Content: Hashable, Sendable {
        /// A text, number, boolean or nothing.
        case scalar(String, Style)
        /// A list.
        case sequence([Node])
        /// Keys and values in the order of the file; no key comes twice.
        case mapping([Entry])
    }

    /// Where the value starts.
    public let place: Place
    /// What is written.
    public let content: Content

    /// A value with the given parts.
    public init(place: Place, content: Content) {
        self.place = place
        self.content = content
    }

    /// Whether nothing is written: an empty plain scalar, `~` or `null`.
    public var isNull: Bool {
        guard case .scalar(let text, .plain) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}
