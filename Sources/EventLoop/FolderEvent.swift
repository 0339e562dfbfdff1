import CLinux

/// One event of a watched folder, as the kernel writes it.
struct FolderEvent: Equatable {
    /// The number of the watch; -1 when the queue has run over.
    let watch: Int32
    /// The entry that it is about; empty when it is about the folder.
    let name: String
    private let mask: UInt32

    /// Takes the first event of the bytes away; nil when there is none.
    init?(taking bytes: inout ArraySlice<UInt8>) {
        let header = MemoryLayout<inotify_event>.size
        guard bytes.count >= header else { return nil }
        let event = bytes.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        (watch, mask) = (event.wd, event.mask)
        // The name has blanks of the value 0 behind it.
        name = String(decoding: bytes.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
        bytes = bytes.dropFirst(header + Int(event.len))
    }

    /// Whether events were lost.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
    /// Whether the folder has gone from its place.
    var isOfFolder: Bool { mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) != 0 }
    /// Whether this is the last step of a save as a rule.
    var isEnd: Bool { mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 }
}
