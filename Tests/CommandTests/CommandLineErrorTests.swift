import Command
import Testing

/// Wrong command lines: each says what is wrong and how to do it right, and ends with 64.
@Suite struct CommandLineErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let id: String
        let words: String
        let text: String

        init(_ id: String, _ words: String, _ text: String) {
            self.id = id
            self.words = words
            self.text = text
        }

        var testDescription: String { id }
    }

    private static let noKey = """
        the key is never taken on the command line, where every user of the machine can read it; \
        set VOLTA_API_KEY, or name a file with --api-key-file
        """

    private static func rows(of command: String, _ rows: [(String, String, String)]) -> [Row] {
        rows.map { Row("\(command)-\($0)", "\(command) \($1)", "\($2)\nSee 'volta-midi \(command) --help'.") }
    }

    private static let table: [Row] =
        [
            Row(
                "command-typo", "chek x.yaml", "unknown command 'chek'; did you mean 'check'?\nSee 'volta-midi --help'."
            ),
            Row("command-unknown", "frobnicate", "unknown command 'frobnicate'\nSee 'volta-midi --help'."),
            Row("option-typo", "--hepl", "unknown option '--hepl'; did you mean '--help'?\nSee 'volta-midi --help'."),
            Row("option-unknown", "--xyzzy=SECRET run", "unknown option '--xyzzy'\nSee 'volta-midi --help'."),
            Row("option-key", "--api-key=SECRET run", noKey + "\nSee 'volta-midi --help'."),
            Row("option-key-apart", "--api-key SECRET run", noKey + "\nSee 'volta-midi --help'."),
        ]
        + rows(
            of: "run",
            [
                ("no-mapping", "", "MAPPING is missing"),
                ("only-options", "--once", "MAPPING is missing"),
                ("two-mappings", "a.yaml b.yaml", "too many arguments; it takes MAPPING"),
                ("typo", "a.yaml --dryrun", "unknown option '--dryrun'; did you mean '--dry-run'?"),
                ("unknown", "a.yaml --xyzzy=SECRET", "unknown option '--xyzzy'"),
                ("no-value", "a.yaml --input", "--input needs a value: --input SOURCE"),
                ("flag-value", "a.yaml --once=yes", "--once takes no value"),
                ("key", "a.yaml --api-key SECRET", noKey),
                ("key-joined", "a.yaml --api-key=SECRET", noKey),
                ("key-short", "a.yaml --key=SECRET", noKey),
            ])
        + [
            Row(
                "run-once-alsa", "run a.yaml --once",
                "--once needs an --input that ends, which the sequencer does not"),
            Row(
                "run-speed-live", "run a.yaml --input - --speed 2",
                "--speed is for .mid files; live input has a time of its own"),
            Row(
                "run-speed-range", "run a.yaml --speed 1001",
                "--speed needs a number from 0.01 to 1000, not '1001'"),
            Row("run-speed-nan", "run a.yaml --speed nan", "--speed needs a number from 0.01 to 1000, not 'nan'"),
            Row("run-log", "run a.yaml --input - --log xml", "--log needs text or json, not 'xml'"),
            Row(
                "demo-seconds-low", "demo --seconds 0", "--seconds needs a whole number from 1 to 86400, not '0'"),
            Row(
                "demo-seconds-below", "demo --seconds=-1",
                "--seconds needs a whole number from 1 to 86400, not '-1'"),
            Row(
                "demo-seconds-word", "demo --seconds ten",
                "--seconds needs a whole number from 1 to 86400, not 'ten'"),
            Row(
                "simulate-port", "simulate --port 65536",
                "--port needs a whole number from 0 to 65535, not '65536'"),
            Row(
                "simulate-latency", "simulate --latency 60001",
                "--latency needs a whole number from 0 to 60000, not '60001'"),
            Row(
                "simulate-lifetime", "simulate --token-lifetime 0",
                "--token-lifetime needs a whole number from 1 to 86400, not '0'"),
            Row("send-button-value", "send button Cheer 1", "a button takes no value"),
            Row("send-slider-none", "send slider Hue", "a slider needs a value from 0 to 1"),
            Row("send-slider-high", "send slider Hue 1.01", "a number from 0 to 1 is needed, not '1.01'"),
            Row("send-slider-below", "send slider Hue -0.5", "a number from 0 to 1 is needed, not '-0.5'"),
            Row("send-slider-nan", "send slider Hue nan", "a number from 0 to 1 is needed, not 'nan'"),
            Row("send-toggle-none", "send toggle Strobe", "a toggle needs on or off"),
            Row("send-toggle-word", "send toggle Strobe maybe", "a toggle needs on or off, not 'maybe'"),
            Row("send-index-none", "send index Vote", "an index needs the number of an option, from 0"),
            Row(
                "send-index-part", "send index Vote 1.5",
                "an index needs the number of an option, from 0, not '1.5'"),
            Row(
                "send-index-below", "send index Vote -1",
                "an index needs the number of an option, from 0, not '-1'"),
            Row("send-string-none", "send string Shoutout", "a string needs a text"),
            Row("send-xypad-none", "send xypad Position", "an XY pad needs two numbers: 0.5,0.25"),
            Row("send-xypad-one", "send xypad Position 0.5", "an XY pad needs two numbers: 0.5,0.25, not '0.5'"),
            Row("send-xypad-high", "send xypad Position 0.5,2", "a number from 0 to 1 is needed, not '2'"),
            Row(
                "send-kind", "send slidr Hue 1",
                "unknown kind 'slidr'; use button, slider, toggle, index, string or xypad"),
        ]
        + rows(of: "send", [("no-kind", "", "KIND is missing"), ("no-control", "button", "CONTROL is missing")])
        + rows(
            of: "check",
            [
                ("no-mapping", "", "MAPPING is missing"),
                ("typo", "a --jsn", "unknown option '--jsn'; did you mean '--json'?"),
            ])
        + rows(of: "devices", [("operand", "x", "too many arguments; it takes options only")])
        + rows(
            of: "layout",
            [
                ("operand", "x", "too many arguments; it takes options only"),
                ("pasted-key", "SECRET", "too many arguments; it takes options only"),
                ("key", "--api-key=SECRET", noKey),
            ])

    @Test(arguments: table)
    func saysWhatIsWrong(row: Row) {
        let words = row.words.split(separator: " ").map(String.init)
        #expect(ProgramResult.of(words) == .failure(.usage, row.text))
    }

    @Test func wordsAfterTwoDashesAreOperands() {
        #expect(
            ProgramResult.of(["check", "--", "--nosuch.yaml"])
                == .failure(.missingInput, "cannot read --nosuch.yaml: No such file or directory"))
    }
}
