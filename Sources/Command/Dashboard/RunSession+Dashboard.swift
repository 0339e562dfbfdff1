import Bridge
import Dashboard
import Mapping
import Volta

/// The run as its dashboard sees it.
extension RunSession: DashboardSource {
    /// Serves the dashboard, if one is asked for.
    func startDashboard() throws(Failure) {
        guard let wanted = options.dashboard else { return }
        let info = RunInfo(
            version: Program.version, mapping: options.mappingPath, input: options.inputName,
            target: options.targetName, canLearn: canLearn)
        let bridge = bridge
        let dashboard = try RunDashboard(
            wanted, of: info, source: self, on: loop,
            look: { bridge.assumeIsolated { $0.snapshot } },
            tap: { [weak self] isTold in self?.assumeIsolated { $0.setTap(isTold) } })
        self.dashboard = dashboard
        if options.input != .alsa { dashboard.record.note(DeviceStatus(options.inputName, .connected)) }
        log(.dashboard(url: dashboard.server.url, isExposed: !wanted.address.isLoopback))
    }

    /// Serves it no more.
    func stopDashboard() {
        dashboard?.stop()
        dashboard = nil
        learnTimer?.set(nil)
        learnTimer = nil
    }

    private func setTap(_ isTold: Bool) {
        let tell: @Sendable (TapEvent) -> Void = { [weak self] event in
            self?.assumeIsolated { $0.dashboard?.tapped(event) }
        }
        bridge.assumeIsolated { $0.setTap(isTold ? tell : nil) }
    }

    // MARK: - What its server asks

    func state() -> DashboardState {
        dashboard?.state
            ?? DashboardState(
                bridge: bridge.assumeIsolated { $0.snapshot }, record: DashboardRecord(),
                run: RunInfo(version: Program.version, mapping: "", input: "", target: "", canLearn: false),
                uptime: .zero)
    }

    func touch(_ lid: Int, _ value: ActionValue, on page: Int) -> TouchResult {
        let result = bridge.assumeIsolated { $0.touch(lid, value, on: page) }
        dashboard?.touched(lid, value, result)
        return result
    }

    nonisolated func watchedChanged(_ isWatched: Bool) {
        loop.perform { self.assumeIsolated { $0.watchedChanged() } }
    }

    private func watchedChanged() {
        dashboard?.watchedChanged()
        // Whoever wanted to learn has gone, and the bridge would stay deaf.
        if dashboard?.server.isWatched == false { stopLearning() }
    }
}
