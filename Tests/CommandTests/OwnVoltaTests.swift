import FoundationEssentials
import Glibc
import Testing

/// `simulate` and `demo`, which serve a Volta of their own; `devices` where there is no sequencer; closed outputs.
@Suite struct OwnVoltaTests {
    /// The settings that `simulate` has printed, once all three are there.
    private func settings(of program: RunningProgram) async throws -> [String: String] {
        let lines = try await program.lines.wait(for: 3)
        let pairs = lines.prefix(3).map { $0.dropFirst("export ".count).split(separator: "=", maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
    }

    @Test func simulatePrintsSettingsThatWork() async throws {
        let folder = try TemporaryFolder()
        let record = folder("actions.jsonl")
        let simulator = try RunningProgram(["simulate", "--record", record])
        let environment = try await settings(of: simulator)
        #expect(environment.keys.sorted() == ["VOLTA_API_KEY", "VOLTA_API_URL", "VOLTA_LAYOUT_ID"])
        let actions = [["slider", "Brightness", "0.5"], ["button", "Cheer"], ["index", "Vote", "3"]]
        for words in actions {
            let sent = try await RunningProgram(["send"] + words, environment: environment).result()
            #expect(sent == ProgramResult(code: 0, out: "", err: ""))
        }
        try await simulator.lines.wait(for: 6)
        simulator.signal(SIGTERM)
        #expect(try await simulator.end() == .exited(0))
        let shown = simulator.lines.values.dropFirst(3)
        #expect(
            shown.map { $0.replacing(/"time":\d+/, with: "\"time\":0") } == [
                #"{"time":0,"lid":1,"type":"Slider","label":"Brightness","value":0.5}"#,
                #"{"time":0,"lid":5,"type":"Button","label":"Cheer","value":null}"#,
                #"{"time":0,"lid":8,"type":"Index","label":"Vote","value":3}"#,
            ])
        #expect(try String(decoding: TemporaryFolder.bytes(ofFile: record), as: UTF8.self) == Array(shown).text)
    }

    @Test func simulateTakesTheUsersKeyAndDoesNotShowIt() async throws {
        let simulator = try RunningProgram(["simulate"], environment: ["VOLTA_API_KEY": "SECRET"])
        let lines = try await simulator.lines.wait(for: 2)
        #expect(lines[0].hasPrefix("export VOLTA_API_URL=http://127.0.0.1:"))
        #expect(lines[1] == "export VOLTA_LAYOUT_ID=demo")
        let url = String(lines[0].dropFirst("export VOLTA_API_URL=".count))
        var environment = ["VOLTA_API_URL": url, "VOLTA_API_KEY": "SECRET", "VOLTA_LAYOUT_ID": "demo"]
        #expect(try await RunningProgram(["layout"], environment: environment).result().code == 0)
        environment["VOLTA_API_KEY"] = "demo-key"
        #expect(try await RunningProgram(["layout"], environment: environment).result().code == 77)
        simulator.signal(SIGINT)
        #expect(try await simulator.end() == .exited(0))
        #expect(!simulator.transcript.contains("SECRET"))
    }

    @Test func simulateServesALayoutOfOnesOwn() async throws {
        let folder = try TemporaryFolder()
        let controls = StrictControl.faders.map(\.json).joined(separator: ",")
        let layout = try folder.file(
            "layout.json", #"{"layoutId":"mine","activePageId":"p","controls":[\#(controls)]}"#)
        let simulator = try RunningProgram(["simulate", "--layout", layout])
        let environment = try await settings(of: simulator)
        #expect(environment["VOLTA_LAYOUT_ID"] == "mine")
        let served = try await RunningProgram(["layout", "--json"], environment: environment).result()
        #expect(try JSON(text: served.out)["controls"] == JSON(text: "[\(controls)]"))
        simulator.signal(SIGTERM)
        #expect(try await simulator.end() == .exited(0))
    }

    @Test func simulateOnAPortInUseSaysSo() async throws {
        let first = try RunningProgram(["simulate"])
        let url = try #require(try await settings(of: first)["VOLTA_API_URL"])
        let port = try #require(url.split(separator: ":").last.map(String.init))
        let second = try await RunningProgram(["simulate", "--port", port]).result()
        #expect(second.code == 69)
        #expect(second.out == "")
        #expect(second.err.hasPrefix("volta-midi: cannot simulate Volta: "))
        #expect(second.err.contains(port))
        first.signal(SIGHUP)
        #expect(try await first.end() == .exited(0))
    }

    @Test func simulateThatCannotWriteItsRecordSaysSo() async throws {
        let result = try await RunningProgram(["simulate", "--record", "/nosuch/file"]).result()
        #expect(result.code == 73)
        #expect(result.err.contains("/nosuch/file"))
        #expect(result.out == "")
    }

    @Test func demoEndsByItselfWithASummary() async throws {
        let result = try await RunningProgram(["demo", "--seconds", "1"]).result()
        #expect(result.code == 0)
        #expect(result.err == "")
        #expect(result.out.hasPrefix("A performance plays for 1 s through the bridge to a simulated Volta"))
        #expect(result.out.firstMatch(of: /\n\d+ MIDI messages came in, \d+ actions were accepted/) != nil)
        #expect(result.out.firstMatch(of: /\n\d+ actions: \d+ sent/) != nil)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func demoEndsBySignalWithASummary(signal: Int32) async throws {
        let demo = try RunningProgram(["demo", "--seconds", "60"])
        try await demo.line { $0.contains("→") }
        demo.signal(signal)
        let result = try await demo.result()
        #expect(result.code == 0)
        #expect(result.out.contains(" actions were accepted by the simulated Volta"))
    }

    @Test func demoIsAPictureOnATerminalThatCanShowOne() async throws {
        let terminal = try PseudoTerminal()
        let demo = try RunningProgram(
            ["demo", "--seconds", "1"], environment: ["TERM": "xterm"], output: terminal.output())
        let text = try await terminal.text(upTo: " sent")
        #expect(try await demo.end() == .exited(0))
        #expect(text.contains("\u{1B}["))
        #expect(text.contains("Brightness"))
        #expect(text.contains(" actions were accepted by the simulated Volta"))
    }

    @Test func demoIsPlainTextOnATerminalThatCannot() async throws {
        let terminal = try PseudoTerminal()
        let demo = try RunningProgram(
            ["demo", "--seconds", "1"], environment: ["TERM": "dumb"], output: terminal.output())
        let text = try await terminal.text(upTo: " sent")
        #expect(try await demo.end() == .exited(0))
        #expect(!text.contains("\u{1B}"))
        #expect(text.contains(" actions were accepted by the simulated Volta"))
    }

    @Test(.enabled(if: access("/dev/snd/seq", F_OK) != 0), arguments: [["devices"], ["devices", "--json"]])
    func devicesWithoutASequencerSaysWhatToDo(words: [String]) async throws {
        let result = try await RunningProgram(words).result()
        #expect(result.code == 69)
        #expect(result.out == "")
        #expect(
            result.err
                == "volta-midi: cannot open the ALSA sequencer: there is none at /dev/snd/seq; load it: sudo modprobe snd-seq\n"
        )
    }

    /// The number would go to the next thing that is opened, and the log into it.
    @Test func aStandardOutputThatIsClosedGoesNowhere() async throws {
        let volta = try StrictVolta(StrictControl.faders)
        let folder = try TemporaryFolder()
        let fifo = try folder.fifo("midi")
        let mapping = try folder.file(
            "m.yaml", "version: 1\ndevices: [{match: a, rules: [{cc: 0, slider: Fader 1}]}]\n")
        let program = try RunningProgram(["run", mapping, "--input", fifo], environment: volta.environment, output: -1)
        _ = try await volta.requests(1)
        let standardOutput = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(program.pid)/fd/1")
        #expect(standardOutput == "/dev/null")
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
    }

    @Test(arguments: [["--help"], ["demo", "--seconds", "1"], ["send", "--help"]])
    func aClosedPipeIsNoCrash(words: [String]) async throws {
        let pipe = try Pipe()
        close(pipe.reading)
        let program = try RunningProgram(words, output: pipe.writing)
        #expect(try await program.end() == .exited(0))
    }
}
