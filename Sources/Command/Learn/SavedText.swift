import Glibc
import Learning
import YAML

/// A text file that is written whole: a reader sees the old text or the new one and never a part, except where the
/// file's folder or owner allow no other file in its place.
struct SavedText {
    let path: String

    /// Whether there is something of this name.
    var isThere: Bool { access(path, F_OK) == 0 }

    /// The text of the file; that of an empty mapping when there is none.
    func read() throws(Failure) -> Source {
        if Files.isRegular(path) == nil, access(path, F_OK) != 0, errno == ENOENT {
            return Source(name: path, text: LearnSession.newFile)
        }
        guard Files.isRegular(path) == true else {
            throw Failure(.missingInput, "cannot learn into \(path): it is no regular file")
        }
        return Source(name: path, bytes: try Files.readMapping(path))
    }

    /// Writes another text, if the file is still as it was read; mode, owner and links stay.
    ///
    /// - Throws: A failure with ``ExitCode/cannotCreate``; then the file is as it was.
    func write(_ text: String, over known: [UInt8]) throws(Failure) {
        guard try read().bytes == known else {
            throw Failure(.cannotCreate, "\(path) was changed at this very moment: touch it again")
        }
        let target = Files.resolved(path)
        var status = stat()
        let isThere = stat(target, &status) == 0
        guard !isThere || status.st_mode & 0o222 != 0 else {
            throw Failure(.cannotCreate, "\(path) is read-only; make it writable first: chmod u+w '\(path)'")
        }
        if try replace(target, Array(text.utf8), like: isThere ? status : nil) { return }
        try overwrite(target, Array(text.utf8), known: known)
    }

    /// Writes a new file beside the old one and renames it; false when that cannot be, but the old one may be written.
    private func replace(_ target: String, _ bytes: [UInt8], like status: stat?) throws(Failure) -> Bool {
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        let name = target.dropFirst(folder.count)
        let temporary = "\(folder).\(name).\(getpid()).new"
        unlink(temporary)
        let descriptor = open(
            temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, status == nil ? 0o666 : 0o600)
        guard descriptor >= 0 else {
            if status != nil && (errno == EACCES || errno == EROFS) { return false }
            throw failure(errno)
        }
        var isKept = true
        if let status {
            isKept = fchown(descriptor, status.st_uid, status.st_gid) == 0 || status.st_uid == geteuid()
            isKept = fchmod(descriptor, status.st_mode & 0o7777) == 0 && isKept
        }
        let error = isKept ? Self.writeAll(bytes, to: descriptor) : nil
        close(descriptor)
        guard isKept, error == nil, rename(temporary, target) == 0 else {
            let error = error ?? errno
            unlink(temporary)
            if !isKept { return false }
            throw failure(error)
        }
        return true
    }

    /// Writes into the file itself, where its folder or its owner allow nothing else.
    private func overwrite(_ target: String, _ bytes: [UInt8], known: [UInt8]) throws(Failure) {
        let descriptor = open(target, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        guard let error = Self.writeAll(bytes, to: descriptor) else { return }
        // What was there before needs no more room than it had.
        if lseek(descriptor, 0, SEEK_SET) == 0, ftruncate(descriptor, 0) == 0 {
            _ = Self.writeAll(known, to: descriptor)
        }
        throw failure(error)
    }

    /// Writes everything down to the disk; the `errno` when that fails.
    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        if let error = Files.write(bytes, to: descriptor) { return error }
        return fsync(descriptor) == 0 ? nil : errno
    }

    private func failure(_ error: Int32) -> Failure {
        Failure(.cannotCreate, "cannot write \(path): \(String(cString: strerror(error)))")
    }
}
