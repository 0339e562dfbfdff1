extension PollLoop {
    /// Calls the handler within half a second after a file was saved, whether by rename or in place.
    ///
    /// It watches the file's folder, so the file may vanish and come back; where the path is a symbolic link, it watches
    /// the folder of what the link leads to as well. The handler is called too when nothing of the content has changed.
    /// A folder that is moved while a part of the path above it is renamed is not noticed.
    ///
    /// - Returns: The watch, which lasts until ``FileWatch/end()``; nil when the system gives no descriptor.
    public func watchFile(_ path: String, handler: @escaping () -> Void) -> FileWatch? {
        checkIsolated()
        return FileWatch(path, on: self, handler: handler)
    }
}
