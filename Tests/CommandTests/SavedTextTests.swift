import FoundationEssentials
import Glibc
import Learning
import Testing

@testable import Command

@Suite struct SavedTextTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        stat(path, &status)
        return status.st_mode & 0o7777
    }

    @Test func keepsModeAndLink() throws {
        let target = try folder.file("real/target.yaml", "old")
        chmod(target, 0o640)
        let link = folder("link.yaml")
        #expect(symlink("real/target.yaml", link) == 0)
        try SavedText(path: link).write("new", over: Array("old".utf8))
        #expect(try TemporaryFolder.bytes(ofFile: target) == Array("new".utf8))
        #expect(mode(target) == 0o640)
        var status = stat()
        #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder("real")) == ["target.yaml"])
    }

    @Test func makesAFileThatIsNotThere() throws {
        let file = SavedText(path: folder("new.yaml"))
        let source = try file.read()
        #expect(source.bytes == Array(LearnSession.newFile.utf8))
        try file.write("text", over: source.bytes)
        #expect(try file.read().bytes == Array("text".utf8))
        #expect(mode(folder("new.yaml")) & 0o600 == 0o600)
    }

    @Test func doesNotOverwriteWhatWasChanged() throws {
        let path = try folder.file("m.yaml", "changed")
        #expect(throws: Failure(.cannotCreate, "\(path) was changed at this very moment: touch it again")) {
            try SavedText(path: path).write("new", over: Array("old".utf8))
        }
        #expect(try TemporaryFolder.bytes(ofFile: path) == Array("changed".utf8))
    }

    @Test func leavesWhatIsReadOnly() throws {
        let path = try folder.file("m.yaml", "old")
        chmod(path, 0o444)
        #expect(
            throws: Failure(.cannotCreate, "\(path) is read-only; make it writable first: chmod u+w '\(path)'")
        ) { try SavedText(path: path).write("new", over: Array("old".utf8)) }
        #expect(try TemporaryFolder.bytes(ofFile: path) == Array("old".utf8))
    }

    @Test func saysWhyItCannot() throws {
        let none = folder("none/m.yaml")
        #expect(throws: Failure(.cannotCreate, "cannot write \(none): No such file or directory")) {
            try SavedText(path: none).write("new", over: Array(LearnSession.newFile.utf8))
        }
        #expect(throws: Failure(.missingInput, "cannot learn into \(folder.path): it is no regular file")) {
            try SavedText(path: folder.path).read()
        }
    }
}
