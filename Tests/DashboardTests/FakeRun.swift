import Bridge
import Synchronization
import TestSupport
import Volta

@testable import Dashboard

/// A run for the dashboard that is only made up, and says what it was asked.
final class FakeRun: DashboardSource {
    let touches = Recorder<String>()
    let steps = Recorder<LearnStep>()
    let watched = Recorder<Bool>()
    private let current: Mutex<DashboardState>
    private let result = Mutex(TouchResult.taken)

    init(_ state: DashboardState = .sample()) { current = Mutex(state) }

    func answerTouches(with result: TouchResult) { self.result.withLock { $0 = result } }

    func state() async -> DashboardState { current.withLock { $0 } }

    func touch(_ lid: Int, _ value: ActionValue, on page: Int) async -> TouchResult {
        touches.append("\(page): \(lid) \(value)")
        return result.withLock { $0 }
    }

    func learn(_ step: LearnStep, for lid: Int?, on page: Int) async -> String? {
        steps.append(step)
        return step == .undo ? "There is nothing to undo." : nil
    }

    func watchedChanged(_ isWatched: Bool) { watched.append(isWatched) }
}

extension DashboardState {
    /// A state with a few controls, whose names a page must not take for markup.
    static func sample(label: String = "Brightness", record: DashboardRecord = DashboardRecord()) -> DashboardState {
        var bridge = BridgeSnapshot()
        let controls = [
            LayoutControl(lid: 1, address: "/001", type: "Slider", props: ["label": .string(label)]),
            LayoutControl(
                lid: 2, address: "/002", type: "Index", props: ["label": .string("Vote")],
                options: [
                    IndexOption(index: 0, label: "A", image: "https://elsewhere.example/a.png"),
                    IndexOption(index: 1, label: nil, image: "data:image/png;base64,AAAA"),
                ]),
        ]
        bridge.page = PageSnapshot(
            number: 3, layout: LayoutInfo(layoutId: "VAL-1", activePageId: "main", controls: controls))
        let run = RunInfo(
            version: "0.1.0", mapping: "show.yaml", input: "the ALSA sequencer", target: "layout VAL-1", canLearn: true)
        return DashboardState(bridge: bridge, record: record, run: run, uptime: .seconds(12))
    }
}
