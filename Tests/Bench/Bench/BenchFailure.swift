import Glibc

/// Why a measurement could not be made.
struct BenchFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// What the system said of an operation that failed just now.
    static func system(_ operation: String) -> BenchFailure {
        BenchFailure("cannot \(operation) - \(String(cString: strerror(errno)))")
    }
}
