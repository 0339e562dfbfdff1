public import Bridge

/// All that the page shows, at one moment.
public struct DashboardState: Sendable {
    /// The bridge.
    public let bridge: BridgeSnapshot
    /// What has happened.
    public let record: DashboardRecord
    /// What the dashboard belongs to.
    public let run: RunInfo
    /// How long the run has lasted.
    public let uptime: Duration

    /// A state with the given parts.
    public init(bridge: BridgeSnapshot, record: DashboardRecord, run: RunInfo, uptime: Duration) {
        (self.bridge, self.record, self.run, self.uptime) = (bridge, record, run, uptime)
    }
}
