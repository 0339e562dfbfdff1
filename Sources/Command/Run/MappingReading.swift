import Glibc
import Mapping
import YAML

/// What a look at the mapping file brought.
enum MappingReading: Sendable {
    /// The file cannot be read now.
    case unreadable(reason: String)
    /// It has the content that is known.
    case same
    /// It has another content.
    case other(Source, LoadedMapping)

    /// Reads a file and, when its content is not the known one, makes a mapping of it.
    init(_ path: String, unless known: [UInt8]?) {
        // Whatever else may have taken its place could hold the reader up for ever.
        guard Files.isRegular(path) ?? true else {
            self = .unreadable(reason: "\(path) is not a file any more")
            return
        }
        do {
            let bytes = try Files.readMapping(path)
            let source = Source(name: path, bytes: bytes)
            self = bytes == known ? .same : .other(source, LoadedMapping(source))
        } catch {
            self = .unreadable(reason: error.text)
        }
    }
}
