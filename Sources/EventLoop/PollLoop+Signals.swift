extension PollLoop {
    /// Calls the handler with the number of each signal that arrives, instead of what the signal would do.
    ///
    /// Blocks the signals for the calling thread and the threads that it starts later; so it is to be called before
    /// any other thread is there. On the loop's thread only, once for each signal.
    ///
    /// - Returns: The watch, which lasts whether or not it is kept; nil when the system gives no descriptor, and then
    ///   the calling thread does not hold the signals back, even if it did before: the program still ends by them.
    @discardableResult
    public func watchSignals(_ signals: [Int32], handler: @escaping (Int32) -> Void) -> SignalWatch? {
        checkIsolated()
        return SignalWatch(signals, on: self, handler: handler)
    }
}
