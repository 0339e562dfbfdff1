/// Something that a person should know, with what to do about it.
public struct Notice: Sendable, Equatable {
    /// How much it matters.
    public enum Level: String, Sendable {
        case info
        case trouble
    }

    /// What others like it are counted under; nil when it stands alone.
    let kind: String?
    let level: Level
    let text: String
    /// What to do; empty when the text says it or nothing can be done.
    let advice: String
    /// Its number, which stays while it is counted.
    var id = 0
    var count = 1
    /// When it came first and last, in seconds since 1970.
    var first: Double
    var last: Double

    /// A notice that came now.
    ///
    /// - Parameter time: The time, in seconds since 1970.
    public init(_ text: String, advice: String = "", level: Level, kind: String? = nil, time: Double) {
        (self.text, self.advice, self.level, self.kind, first, last) = (text, advice, level, kind, time, time)
    }
}
