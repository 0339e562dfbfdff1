import Command
import TestSupport
import Testing

/// `check --explain`: what the rules make of bytes.
@Suite struct ExplainTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let mapping = """
        version: 1
        devices:
          - match: Pads
            rules:
              - {cc: 7, slider: Brightness}
              - {note: 36, button: Cheer, when: long}
              - {note: 36, toggle: Strobe}

        """
    private static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Brightness"),
        StrictControl(lid: 2, type: "Button", label: "Cheer"),
        StrictControl(lid: 3, type: "Toggle", label: "Strobe"),
    ]

    private func explain(_ bytes: String, _ options: [String] = []) async throws -> ProgramResult {
        let list = Self.controls.map(\.json).joined(separator: ",")
        let layout = try folder.file("layout.json", #"{"layoutId":"x","activePageId":"p","controls":[\#(list)]}"#)
        let words =
            ["check", try folder.file("m.yaml", Self.mapping), "--layout", layout, "--explain", bytes] + options
        return try await onOwnThread { ProgramResult.of(words) }
    }

    @Test func eachMessageSaysWhatBecomesOfIt() async throws {
        let out = """
            B0 07 40  cc 7, channel 1: 64
              line 5: cc 7 → slider Brightness: 0.504
            90 24 7F  note 36 C2, channel 1: 127
              line 6: note 36 → button Cheer: waits until it is held for 600 ms
              line 7: note 36 → toggle Strobe: on
            B0 08 00  cc 8, channel 1: 0
              no rule listens to it
            600 ms later
              line 6: note 36 → button Cheer: press

            """
        #expect(try await explain("B00740 90 24 7f B0 08 00") == ProgramResult(code: 0, out: out, err: ""))
    }

    @Test func aDeviceIsNamed() async throws {
        #expect(try await explain("B0 07 00", ["--device", "pads"]).out.hasSuffix("slider Brightness: 0.000\n"))
        let out = """
            B0 07 00  cc 7, channel 1: 0
              no device of the mapping fits this port; line 5 listens on Pads: cc 7 → slider Brightness

            """
        #expect(try await explain("B0 07 00", ["--device", "Keys"]) == ProgramResult(code: 0, out: out, err: ""))
    }

    @Test func programsGetOneObjectALine() async throws {
        let result = try await explain("90 24 7F", ["--json"])
        let objects = try result.out.split(separator: "\n").map { try JSON(text: String($0)) }
        #expect(objects.count == 2)
        #expect(objects.first?["bytes"] == "90 24 7F")
        guard case .array(let rules)? = objects.first?["rules"] else { throw JSONIsMissing() }
        #expect(rules.map { $0["verdict"] } == ["waits", "acts"])
        #expect(rules.map { $0["line"] } == [6, 7])
        #expect(objects.last?["after_ms"] == 600)
    }

    private struct JSONIsMissing: Error {}

    @Test(arguments: [
        ("B0 07 ZZ", "byte 3: `ZZ` is not hexadecimal"),
        ("B0 07", "byte 3: `B0` needs 2 bytes of `00` to `7F`, but the text ends"),
        ("07 40", "byte 1: `07` is data, but a message starts with a status from `80` to `FF`"),
        ("", "byte 1: there are no bytes"), ("B0 7 40", "byte 2: `7` has an odd number of digits, write `07`"),
    ])
    func bytesThatAreNoMessagesAreAnErrorWithItsPlace(bytes: String, reason: String) async throws {
        #expect(
            try await explain(bytes)
                == .failure(
                    .usage, "--explain, \(reason); it takes whole messages in hexadecimal, such as 'B0 07 40'"))
    }

    @Test func aBrokenMappingIsShownInstead() async throws {
        let path = try folder.file("m.yaml", Self.mapping.replacing("cc: 7", with: "cc: 128"))
        let result = try await onOwnThread { ProgramResult.of(["check", path, "--explain", "B0 07 40"]) }
        #expect(result.code == 65 && result.out == "")
        #expect(result.err.hasSuffix("m.yaml: 1 error\n"))
    }

    @Test func withoutALayoutAllControlsAreThere() async throws {
        let path = try folder.file("m.yaml", Self.mapping)
        let result = try await onOwnThread { ProgramResult.of(["check", path, "--explain", "B0 07 7F"]) }
        #expect(
            result
                == ProgramResult(
                    code: 0, out: "B0 07 7F  cc 7, channel 1: 127\n  line 5: cc 7 → slider Brightness: 1.000\n",
                    err: "volta-midi: no layout: every control is taken to be on the page\n"))
    }

    @Test func aDeviceWithoutBytesIsAnError() {
        #expect(
            ProgramResult.of(["check", "m.yaml", "--device", "A"])
                == .failure(.usage, "--device goes with --explain only"))
    }
}
