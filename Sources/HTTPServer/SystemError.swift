import Glibc

/// The error number of a system call that failed.
struct SystemError: Error {
    let code: Int32

    /// The call's result, or what `errno` says when the result is negative.
    @discardableResult
    static func check(_ result: Int32) throws(SystemError) -> Int32 {
        guard result >= 0 else { throw SystemError(code: errno) }
        return result
    }
}
