public import Bridge
import Volta

/// What has happened, as far as the page shows it; all lists are bounded.
public struct DashboardRecord: Sendable {
    /// How things stand with Volta.
    public private(set) var volta = VoltaCondition.starting
    private(set) var latency = LatencyHistogram()
    /// What each control was last told, by its local id.
    private(set) var delivered: [Int: DeliveredValue] = [:]
    private(set) var notices = NoticeList()
    private(set) var devices = DeviceList()
    private(set) var rows = EventRows()
    /// The saved mapping that cannot be used, if the last one is bad.
    private(set) var reloadFault: ReloadFault?
    /// How often MIDI events were lost because they were not read in time.
    private(set) var overruns = 0
    /// What a person who learns is shown.
    public var learn = LearnView() {
        didSet { if learn != oldValue { learnChanges += 1 } }
    }
    /// Count the changes of what is told by itself.
    private(set) var noticeChanges = 0
    private(set) var learnChanges = 0

    /// Nothing has happened yet.
    public init() {}

    /// Something happened in the bridge.
    ///
    /// - Parameter time: The time, in seconds since 1970.
    public mutating func note(_ event: BridgeEvent, at time: Double) {
        volta = volta.after(event)
        switch event {
        case .layoutRead(let layout, _):
            let lids = Set(layout.controls.map(\.lid))
            delivered = delivered.filter { lids.contains($0.key) }
        case .delivered(let report, let latency):
            self.latency.add(latency)
            delivered(report, at: time)
            if let lid = report.lid { rows.settle(lid, "delivered") }
        case .retrying(let report, _): if let lid = report.lid { rows.settle(lid, "sent again") }
        case .dropped(let report, let why, _): if let lid = report.lid { rows.settle(lid, "dropped: \(why.rawValue)") }
        default: break
        }
    }

    private mutating func delivered(_ report: ActionReport, at time: Double) {
        guard let lid = report.lid, let value = report.value else { return }
        let before = delivered[lid].flatMap { $0.label == report.control && $0.type == report.type ? $0.count : nil }
        delivered[lid] = DeliveredValue(
            label: report.control, type: report.type, value: value, count: (before ?? 0) + 1, time: time)
    }

    /// A person should know something.
    public mutating func note(_ notice: Notice) {
        notices.add(notice)
        noticeChanges += 1
    }

    /// A device is, or does, something.
    public mutating func note(_ device: DeviceStatus) {
        devices.set(device)
        noticeChanges += 1
    }

    /// A device is let go of.
    public mutating func forget(device name: String) {
        devices.remove(name)
        noticeChanges += 1
    }

    /// The mapping waits for these devices alone, by the texts of their `match`.
    public mutating func stillAwaited(_ names: [String]) {
        devices.stillAwaited(names)
        noticeChanges += 1
    }

    /// The saved mapping cannot be used; nil for a good one.
    public mutating func note(_ fault: ReloadFault?) {
        reloadFault = fault
        noticeChanges += 1
    }

    /// Since when the saved mapping cannot be used, in seconds since 1970; nil when it can.
    public var badSince: Double? { reloadFault?.since }

    /// Something came from a device.
    public mutating func note(_ row: EventRow) { rows.add(row) }

    /// Events were lost, so many times in all.
    public mutating func noteOverruns(_ count: Int) { overruns = count }
}
