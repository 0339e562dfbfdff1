import Bridge
import Dashboard
import EventLoop
import FoundationEssentials
import Time
import Volta

/// The dashboard of a run: keeps what has happened, and shows it while somebody looks.
///
/// It lives on the loop's thread; only its server has one of its own.
final class RunDashboard {
    /// The most events between two pushes of which it is told what became of them; a storm is counted only.
    private static let mostTapped = 200

    let server: DashboardServer
    let run: RunInfo
    var record = DashboardRecord()
    private let start = ContinuousClock.now
    private var pace = PushPace()
    private let timer: LoopTimer
    private let look: () -> BridgeSnapshot
    private let tap: (Bool) -> Void
    private var tapped = 0

    /// A dashboard that is served from now on.
    ///
    /// - Parameters:
    ///   - look: Gives the bridge's state.
    ///   - tap: Has each event told, or no more.
    init(
        _ options: DashboardOptions, of run: RunInfo, source: any DashboardSource, on loop: PollLoop,
        look: @escaping () -> BridgeSnapshot, tap: @escaping (Bool) -> Void
    ) throws(Failure) {
        do {
            server = try DashboardServer(
                at: options.address, secret: options.secret, machine: DashboardOptions.machine, source: source)
        } catch {
            throw Failure(.unavailable, error.description)
        }
        (self.run, self.look, self.tap) = (run, look, tap)
        let push = PushHandler()
        timer = loop.timer { push.dashboard?.push() }
        push.dashboard = self
    }

    /// Breaks the circle between the timer and what it calls.
    private final class PushHandler {
        weak var dashboard: RunDashboard?
    }

    /// The state now.
    var state: DashboardState {
        DashboardState(bridge: look(), record: record, run: run, uptime: ContinuousClock.now - start)
    }

    /// The time of day, in seconds since 1970.
    var time: Double { Date.now.timeIntervalSince1970 }

    /// Something happened.
    func note(_ event: RunEvent) {
        record.note(event, of: run.input, at: time)
        changed()
    }

    /// Something may have changed.
    func changed() {
        guard server.isWatched, let due = pace.changed(at: .now) else { return }
        timer.set(due.instant)
    }

    /// Somebody looks, or nobody does any more.
    func watchedChanged() {
        tap(server.isWatched)
        if server.isWatched { return changed() }
        pace.stop()
        timer.set(nil)
    }

    private func push() {
        guard server.isWatched else { return pace.stop() }
        if tapped >= Self.mostTapped { tap(true) }
        tapped = 0
        server.publish(state)
        timer.set(pace.pushed(at: .now).instant)
    }

    /// An event came, and became something.
    func tapped(_ event: TapEvent) {
        tapped += 1
        if tapped >= Self.mostTapped { tap(false) }
        guard let row = EventRow(event, time: time) else { return }
        record.note(row)
        changed()
    }

    /// A control was touched on a page.
    func touched(_ lid: Int, _ value: ActionValue, _ result: TouchResult) {
        if result == .taken, let control = look().page.layout?.controls.first(where: { $0.lid == lid }) {
            record.note(EventRow(touching: control, value, time: time))
        }
        changed()
    }

    /// Shows no more.
    func stop() {
        timer.set(nil)
        server.stop()
    }
}
