import FoundationEssentials

/// A value as JSON on one line, with an object's keys in alphabetical order; nil when a number in it is not finite.
func jsonText(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
}
