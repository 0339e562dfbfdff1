import Glibc

/// The file of a recording: what was last saved into it is whole at every moment.
///
/// Each saving writes a second file beside it, which then takes its place.
struct TakeFile: Sendable {
    /// The file's path as it was given.
    let path: String
    /// Whether it was not there before.
    let isOwn: Bool
    private let target: String

    private var part: String { target + ".part" }

    /// Takes a name for a recording; a file of that name is left alone until something was recorded.
    ///
    /// - Throws: A failure with ``ExitCode/cannotCreate`` when the file is there and is not to be replaced, or cannot be
    ///   written.
    init(_ path: String, replacing: Bool) throws(Failure) {
        self.path = path
        target = Files.resolved(path)
        let known = Files.isRegular(path)
        isOwn = known == nil
        switch known {
        case true? where !replacing:
            throw Failure(.cannotCreate, "\(path) is there already; take another name, or --force to replace it")
        case false?: throw Failure(.cannotCreate, "cannot record into \(path): it is not a regular file")
        case true?: try check()
        case nil: try create()
        }
    }

    /// Finds out whether a file can be written beside the one that is there.
    private func check() throws(Failure) {
        try write([], to: part, O_TRUNC)
        unlink(part)
    }

    /// Takes the name, so that no other program gets it.
    private func create() throws(Failure) { try write(Take().bytes(lasting: .zero), to: target, O_EXCL) }

    /// Puts the bytes in the place of what the file holds; after a failure it holds what it held before.
    func save(_ bytes: [UInt8]) throws(Failure) {
        do throws(Failure) {
            try write(bytes, to: part, O_TRUNC)
        } catch {
            unlink(part)
            throw error
        }
        guard rename(part, target) == 0 else {
            let failure = Self.failure(path, errno)
            unlink(part)
            throw failure
        }
    }

    /// Gives the name back, since nothing is going to be recorded.
    func abandon() { if isOwn { unlink(target) } }

    private func write(_ bytes: [UInt8], to name: String, _ flags: Int32) throws(Failure) {
        let descriptor = open(name, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { throw Self.failure(path, errno) }
        defer { close(descriptor) }
        if let error = Files.write(bytes, to: descriptor) { throw Self.failure(path, error) }
        // What is not on the disk yet may be lost, and the older file with it. Some file systems cannot, and go without.
        if fsync(descriptor) != 0, errno == EIO || errno == ENOSPC || errno == EDQUOT {
            throw Self.failure(path, errno)
        }
    }

    private static func failure(_ path: String, _ error: Int32) -> Failure {
        Failure(.cannotCreate, "cannot write \(path): \(String(cString: strerror(error)))")
    }
}
