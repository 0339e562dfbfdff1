extension Duration {
    /// The duration doubled so many times, but no longer than a limit: how pauses grow after failures.
    public func doubled(_ times: Int, upTo limit: Duration) -> Duration {
        min(limit, self * (1 << min(max(times, 0), 32)))
    }
}
