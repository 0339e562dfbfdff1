import Glibc

/// A system call of a test's own failed.
struct SystemFailure: Error, CustomStringConvertible {
    let description: String

    init(doing call: String, error: Int32 = errno) {
        description = "\(call): \(String(cString: strerror(error)))"
    }
}
