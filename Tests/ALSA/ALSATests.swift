import Testing

/// The built binary on a real sequencer with real USB devices, in the virtual machine.
///
/// The scripts in `machine/guest/scenarios` do and wait; what is right is said here.
@Suite(.enabled(if: Machine.obstacle == nil, "\(Machine.obstacle ?? "")")) struct ALSATests {
    /// Case HP-09: says what to do, with the exit code of the reason, and nothing of alsa-lib's own.
    @Test func withoutASequencer() async throws {
        let scenario = try await passed("01-no-sequencer")
        let missing = "cannot open the ALSA sequencer: there is none at /dev/snd/seq; load it: sudo modprobe snd-seq"
        let forbidden =
            "cannot open the ALSA sequencer: no permission for /dev/snd/seq; "
            + "add the user to group audio (sudo usermod -aG audio $USER) and log in again"
        let unconfigured =
            "cannot open the ALSA sequencer: alsa-lib does not find its configuration, /usr/share/alsa/alsa.conf; "
            + "install it: sudo apt-get install libasound2-data"
        let texts = [missing, missing, missing, forbidden, forbidden, unconfigured]
        #expect(scenario.values(of: "stderr") == texts.map { "volta-midi: \($0)" })
        #expect(scenario.values(of: "stdout") == [])
        #expect(scenario.values(of: "exit") == ["69", "69", "69", "77", "77", "69"])
    }

    @Test func aUSBDeviceGivesTheExactRequests() async throws {
        let scenario = try await passed("02-usb-device")
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157"), cheer, scene(2)])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    /// Case HP-10.
    @Test func aDeviceIsConnectedWhenItComes() async throws {
        let scenario = try await passed("03-plugged-later")
        #expect(scenario.values(of: "request") == [brightness("1")])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    /// Cases HP-03 and MP-14.
    @Test func aDeviceMayGoAndComeTenTimes() async throws {
        let scenario = try await passed("04-replugged")
        #expect(scenario.values(of: "request") == Array(repeating: cheer, count: 11))
        #expect(scenario.values(of: "after") == scenario.values(of: "before"))
        #expect(scenario.values(of: "after").count == 1)
    }

    @Test func twoDevicesHaveTheirOwnRules() async throws {
        let scenario = try await passed("05-two-devices")
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157"), cheer, brightness("0"), cheer])
    }

    @Test func aProgramPlaysIntoTheVirtualPort() async throws {
        let scenario = try await passed("06-virtual-port")
        #expect(scenario.values(of: "request") == [brightness("1")])
    }

    /// Case SH-01.
    @Test func theLastValueArrivesWhenTerminated() async throws {
        let scenario = try await passed("07-terminated")
        #expect(scenario.values(of: "request").last == brightness("0.7874015748031497"))
        #expect(scenario.values(of: "request").count < 100)
        #expect(scenario.values(of: "exit") == ["0"])
    }

    /// Case HP-07: names cut at 31 characters, equal for both ports; `devices` prints what tells them apart.
    @Test func whatDevicesPrintsMeansOnePort() async throws {
        let scenario = try await passed("08-two-ports")
        let name = "Mega Controller Deluxe Edition"
        #expect(
            scenario.values(of: "devices")
                == [0, 1].flatMap { ["\(name): \(name)", "  - match: \(name)", "    port: \($0)"] })
        #expect(
            scenario.values(of: "json")
                == [0, 1].map {
                    #"{"client":"\#(name)","lines":["match: \#(name)","port: \#($0)"],"match_line":"match: \#(name)","#
                        + #""midi_through":false,"port":\#($0),"port_name":"\#(name)","serial":null,"usb":"1-1","#
                        + #""writable":true}"#
                })
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157")])
    }

    /// Case HP-04.
    @Test func aDevicePulledInASweepIsHeardAgain() async throws {
        let scenario = try await passed("09-pulled-in-a-sweep")
        #expect(scenario.values(of: "cheers") == ["1"])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    @Test func lostEventsAreToldAndTheNewestValueArrives() async throws {
        let scenario = try await passed("10-overrun")
        #expect(scenario.values(of: "overruns") == ["1"])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    @Test func aSavedMappingConnectsAndLetsGo() async throws {
        let scenario = try await passed("11-reload")
        #expect(scenario.values(of: "request") == [cheer, cheer, brightness("0.5039370078740157"), cheer])
        #expect(
            scenario.values(of: "event")
                == ["connected", "released", "reloaded", "connected", "reloaded", "connected"])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    /// Case HP-05: a stable choice and a warning, never a silent swap; with serial numbers each keeps its own rules.
    @Test func twinsAreToldApart() async throws {
        let scenario = try await passed("12-twins")
        #expect(
            scenario.values(of: "devices")
                == [("B2", "2-1"), ("A1", "1-1")].flatMap { serial, path in
                    [
                        "LPD8: LPD8 MIDI 1", "  - match: LPD8", "    serial: \(serial)",
                        "    # or usb: \(path) for whatever is plugged in there",
                    ]
                })
        #expect(
            scenario.values(of: "request")
                == [brightness("0.5039370078740157"), brightness("0"), brightness("1")]
                + [brightness("0.5039370078740157"), cheer, cheer, brightness("0")])
        #expect(
            scenario.values(of: "doubt")
                == [
                    "device_ambiguous 1-1 2-1", "device_took_over 1-1 2-1", "device_yielded 1-1 2-1",
                    "device_ambiguous 1-1 2-1",
                ])
        #expect(scenario.values(of: "exit") == ["0", "0"])
    }

    @Test func aDeviceThatAnotherProgramWritesToIsHeard() async throws {
        let scenario = try await passed("13-output-taken")
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157")])
        #expect(
            scenario.values(of: "reason")
                == ["another program holds the sequencer port for itself alone; end that program"])
    }

    @Test func aRawDeviceIsOpenBothWays() async throws {
        let scenario = try await passed("14-raw-device")
        #expect(scenario.values(of: "open") == ["2"])
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157")])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    @Test func lightsAreReadBehindTheDevices() async throws {
        let scenario = try await passed("15-lights")
        #expect(
            scenario.values(of: "first")
                == [
                    "902400 902500", "90247F 90247F", "902400 B00040", "90257F 90257F", "902500 B00040 902400",
                    "90247F", "B00040 90247F", "902400",
                ])
        #expect(
            scenario.values(of: "second")
                == [
                    "902800", "90287F", "902800 902800", "", "B00140 902800", "90287F 90287F", "", "902800",
                ])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    /// Case FL-03.
    @Test func aMotorFaderIsLeftToTheHand() async throws {
        let scenario = try await passed("16-motor-fader")
        #expect(scenario.values(of: "moved") == ["3:B00030"])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    /// What `make bench` measures: that both read every event.
    @Test func theBridgeAndAseqdumpReadTheSame() async throws {
        let scenario = try await passed("17-processor-time")
        #expect(scenario.values(of: "read") == ["725"])
        #expect(scenario.values(of: "received") == ["725"])
        #expect(scenario.values(of: "few").count == 1 && scenario.values(of: "many").count == 1)
    }

    @Test func theMonitorHearsEveryDeviceAndSendsNothing() async throws {
        let scenario = try await passed("18-monitor")
        let near = "line 5 listens on nanoKONTROL2: cc 0 → slider Brightness"
        #expect(
            scenario.values(of: "line") == [
                "connected Midi Through (Midi Through Port-0)",
                "connected nanoKONTROL2 (nanoKONTROL2 MIDI 1)",
                "nanoKONTROL2  cc 0, channel 1: 64  → slider Brightness: 0.504",
                "connected Other Keys (Other Keys MIDI 1)",
                "Other Keys  cc 0, channel 1: 64  (no device of the mapping fits this port; \(near))",
                "Other Keys  note 36 C2, channel 2: 127  (no device of the mapping fits this port)",
                "Other Keys (Other Keys MIDI 1) has gone; waiting for it",
            ])
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157")])
        #expect(scenario.values(of: "monitor-exit") == ["0"])
    }

    /// Two devices of one model are told apart by what `devices` proposes, without a word from the person.
    @Test func whatIsLearntMeansTheDeviceThatWasTouched() async throws {
        let scenario = try await passed("19-learn")
        #expect(
            scenario.values(of: "file").drop { $0.hasPrefix("#") } == [
                "version: 1", "devices:",
                "  - match: LPD8", "    serial: A1", "    channel: 1", "    rules:",
                "      - {cc: 1, slider: Brightness}",
                "  - match: LPD8", "    serial: B2", "    channel: 1", "    rules:",
                "      - {note: 36, button: Cheer}",
            ])
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157"), cheer])
        #expect(scenario.values(of: "exit") == ["0"])
    }

    @Test func whatIsRecordedKeepsItsDevices() async throws {
        let scenario = try await passed("20-record")
        #expect(
            scenario.values(of: "part") == ["2  nanoKONTROL2 (nanoKONTROL2 MIDI 1)", "3  LPD8 mk2 (LPD8 mk2 MIDI 1)"])
        #expect(scenario.values(of: "request") == [brightness("0.5039370078740157"), cheer, brightness("0")])
        #expect(scenario.values(of: "exit") == ["0"])
        #expect(scenario.values(of: "record-exit") == [])
    }

    /// The scenario, after its script has seen everything that it waited for.
    private func passed(_ name: String) async throws -> Scenario {
        let scenario = try await Machine.shared.scenario(name)
        let facts = scenario.facts.map { "\($0.name) \($0.value)" }
        try #require(scenario.status == 0, "\(name):\n\((facts + scenario.log).joined(separator: "\n"))")
        return scenario
    }

    private let cheer = #"{"lid":5,"type":"Button","label":"Cheer","value":null}"#

    private func brightness(_ value: String) -> String {
        #"{"lid":1,"type":"Slider","label":"Brightness","value":\#(value)}"#
    }

    private func scene(_ option: Int) -> String {
        #"{"lid":9,"type":"Index","label":"Scene","value":\#(option)}"#
    }
}
