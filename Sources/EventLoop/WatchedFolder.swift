import CLinux
import Glibc

/// A folder that is watched for the sake of a file.
struct WatchedFolder: Equatable {
    /// Everything that may mean another content, and the end of the folder itself.
    static let events = UInt32(
        IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF | IN_ONLYDIR)

    let path: String
    /// The name of the file; nil when any entry may matter.
    let name: String?

    /// The folders of a path: its own, and where it is a symbolic link, that of the file which it leads to.
    ///
    /// In the folder of a link any entry may be a further link on the way.
    static func all(of path: String) -> [WatchedFolder] {
        let given = split(path)
        guard isLink(path) else { return [WatchedFolder(path: given.folder, name: given.name)] }
        guard let resolved = realpath(path, nil) else { return [WatchedFolder(path: given.folder, name: nil)] }
        defer { free(resolved) }
        let target = split(String(cString: resolved))
        return [
            WatchedFolder(path: given.folder, name: nil), WatchedFolder(path: target.folder, name: target.name),
        ]
    }

    /// Both in one, when two paths are the same folder.
    func joined(with other: WatchedFolder) -> WatchedFolder {
        WatchedFolder(path: path, name: name == other.name ? name : nil)
    }

    /// Whether an entry of the folder matters.
    func means(_ entry: String) -> Bool { name == nil || name == entry }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
