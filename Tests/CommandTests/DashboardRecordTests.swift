import Bridge
import MIDI
import Mapping
import Testing
import Volta
import YAML

@testable import Command
@testable import Dashboard

/// What the dashboard keeps of the events of a run.
@Suite struct DashboardRecordTests {
    private func record(_ events: RunEvent...) -> DashboardRecord {
        var record = DashboardRecord()
        for (number, event) in events.enumerated() { record.note(event, of: "pads", at: Double(number)) }
        return record
    }

    private func devices(_ events: RunEvent...) -> [String] {
        var record = DashboardRecord()
        for event in events { record.note(event, of: "pads", at: 0) }
        return record.devices.devices.map { "\($0.name) \($0.state)" }
    }

    @Test func devicesComeAndGo() {
        #expect(devices(.waitingForDevice(match: "nano*", present: ["LPD8"])) == ["nano* awaited"])
        #expect(devices(.guest(port: "aplaymidi"), .disconnected(port: "aplaymidi")) == ["aplaymidi gone"])
        #expect(devices(.disconnected(port: "A"), .released(port: "A")) == [])
        #expect(devices(.notConnected(port: "A", reason: "busy")) == ["A failing"])
        #expect(devices(.inputLost(reason: "gone")) == ["pads failing"])
        #expect(devices(.inputLost(reason: "gone"), .inputFound) == ["pads connected"])
    }

    @Test func troublesSayWhatToDo() {
        let away = BridgeEvent.voltaAway(reason: "no route")
        let record = record(.bridge(away), .bridge(.voltaBack), .overrun(total: 3))
        #expect(record.volta == .well)
        #expect(record.overruns == 3)
        let notices = record.notices.notices
        #expect(
            notices.map(\.text) == [
                "Volta is back", "MIDI events came faster than they were read and were lost: 3 times so far",
            ])
        #expect(notices.map(\.level) == [.info, .trouble])
        let troubles: [RunEvent] = [
            .bridge(away), .bridge(.voltaRefused(reason: "")), .bridge(.wrongAddress(reason: "")),
            .bridge(.slowed(rate: 1, reason: "")), .overrun(total: 1), .inputLost(reason: ""),
        ]
        #expect(troubles.allSatisfy { $0.isTrouble && !$0.advice.isEmpty })
    }

    /// Case MF-19: since when, until it is good again.
    @Test func aBadMappingStaysBadUntilItIsGood() {
        let fault = MappingFault("show.yaml", reason: "cannot be read")
        let bad = record(.started(mapping: "", input: "", target: ""), .reloadFailed(fault), .reloadFailed(fault))
        #expect(bad.badSince == 1)
        let good = MappingReload(mapping: "show.yaml", report: nil, isGoodAgain: true, warnings: "")
        #expect(record(.reloadFailed(fault), .reloaded(good)).badSince == nil)
    }
}
