import ALSASequencer
import Learning
import Mapping
import Testing
import YAML

@testable import Command

@Suite struct LearnPortsTests {
    private func devices(_ text: String) -> [DeviceEntry] {
        LoadedMapping(Source(name: "m", text: "version: 1\ndevices: [\(text)]")).file?.devices ?? []
    }

    @Test func proposesWhatDevicesPrints() {
        let ports = [
            Ports.port(20, "Launchpad", usb: "1-1"), Ports.port(20, "Launchpad", usb: "1-1", index: 1),
            Ports.port(24, "LPD8", usb: "1-2"), Ports.port(28, "LPD8", usb: "1-3"),
            Ports.port(32, "LPD8", usb: "1-4", serial: "S"),
        ]
        let known = LearnPorts(ports, in: [])
        #expect(known[ports[1].address].lines == ["match: Launchpad", "port: 1"])
        #expect(known[ports[2].address].lines == ["match: LPD8", "usb: 1-2"])
        #expect(known[ports[4].address].lines == ["match: LPD8", "serial: S"])
        #expect(known[PortAddress(client: 99, port: 0)].name == nil)
    }

    /// Of twins only the one that has the rules of an entry learns into it; a mark of its own makes each known.
    @Test func learnsTwinsApart() {
        let twins = [Ports.port(28, "LPD8", usb: "1-3"), Ports.port(24, "LPD8", usb: "1-2")]
        let plain = LearnPorts(twins, in: devices("{match: LPD8, rules: [{cc: 1, slider: A}]}"))
        #expect(twins.map { plain[$0.address].isWaiting } == [true, false])
        let marked = LearnPorts(
            twins,
            in: devices(
                "{match: LPD8, rules: [{cc: 1, slider: A}]}, {match: LPD8, usb: 1-3, rules: [{cc: 1, slider: B}]}"))
        #expect(twins.map { marked[$0.address].isWaiting } == [false, false])
    }
}
