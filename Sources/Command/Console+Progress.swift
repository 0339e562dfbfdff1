extension Console {
    /// Does work that may take its time; from a second on, a terminal shows what is done and for how long.
    func showingProgress<Value>(
        _ text: String, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let ticker = isErrorTerminal ? ProgressTicker(text, on: ProgressLine(self)) : nil
        defer { ticker?.end() }
        return try work()
    }
}
