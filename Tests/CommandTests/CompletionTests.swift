import Glibc
import TestSupport
import Testing

@testable import Command

/// The completions and the manual page: all that the tables have is in them, and shells complete by them.
@Suite struct CompletionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func has(_ program: String) -> Bool { path(of: program) != nil }

    private static func path(of program: String) -> String? {
        ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + program }.first { access($0, X_OK) == 0 }
    }

    /// Runs a shell's script in a folder with some files; what it prints, line by line.
    private func run(_ shell: String, _ options: [String], _ script: String) async throws -> ProgramResult {
        _ = try folder.file("completions", ProgramResult.of(["completions", shell]).out)
        for name in ["show.yaml", "take.mid", "notes.txt", "two words.yaml"] { _ = try folder.file(name, "") }
        let program = try #require(Self.path(of: shell))
        let file = try folder.file("script", "cd \(folder.path)\n" + script)
        return try await Tool.run([program] + options + [file])
    }

    // MARK: - The tables

    @Test(arguments: Shell.allCases) func everyCommandAndOptionIsCompleted(shell: Shell) {
        let script = ProgramResult.of(["completions", shell.rawValue]).out
        for spec in Program.commands.map({ $0.spec }) {
            #expect(script.contains(spec.name), "\(spec.name)")
            for option in spec.allOptions {
                let name = shell == .fish ? "-l '\(option.name.dropFirst(2))'" : option.name
                #expect(script.contains(name), "\(spec.name) \(option.name)")
                if case .words(let words)? = option.kind {
                    #expect(script.contains(words.joined(separator: " ")), "\(option.name)")
                }
            }
        }
    }

    @Test func everyCommandAndOptionIsInTheManual() {
        let page = ProgramResult.of(["manual"]).out
        for spec in Program.commands.map({ $0.spec }) {
            let section = page.components(between: ".SS \(spec.name)\n", and: "\n.S")
            for option in spec.options {
                let name = option.name.replacing("-", with: "\\-")
                #expect(section.contains("\\fB\(name)\\fR"), "\(spec.name) \(option.name)")
            }
        }
        for code in ExitCode.allCases { #expect(page.contains("\\fB\(code.rawValue)\\fR\n\(code.meaning)")) }
    }

    @Test func anotherShellIsNone() {
        #expect(
            ProgramResult.of(["completions", "csh"])
                == .failure(.usage, "there are no completions for 'csh'; there are for bash, zsh, fish"))
    }

    // MARK: - The shells

    private static let lines: [(line: String, offers: [String])] = [
        ("volta-midi re", ["record"]),
        ("volta-midi run --l", ["--layout-id", "--log"]),
        ("volta-midi run --log ", ["json", "text"]),
        ("volta-midi run --speed ", []),
        ("volta-midi send ", ["button", "index", "slider", "string", "toggle", "xypad"]),
        ("volta-midi send button ", []),
        ("volta-midi completions ", ["bash", "fish", "zsh"]),
        ("volta-midi run --log json sh", ["show.yaml"]),
        ("volta-midi run show.yaml ", []),
        ("volta-midi test show.yaml tw", ["two words.yaml"]),
        ("volta-midi record ta", ["take.mid"]),
        ("volta-midi run --input al", ["alsa"]),
    ]

    @Test(.enabled(if: has("bash"))) func bashCompletes() async throws {
        let calls = Self.lines.map { line, _ in
            let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
            return "try \(words.joined(separator: " "))\n"
        }
        let result = try await run(
            "bash", ["--norc"],
            """
            set -u
            source ./completions
            try() {
                COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
                _volta_midi
                ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort | sed 's/$/;/' | tr -d '\\n'
                echo
            }
            \(calls.joined())
            try volta-midi run --log = j
            complete -p volta-midi
            """)
        let right =
            Self.lines.map { $0.offers.map { "\($0);" }.joined() } + ["json;", "complete -F _volta_midi volta-midi"]
        #expect(result == ProgramResult(code: 0, out: right.map { $0 + "\n" }.joined(), err: ""))
    }

    @Test(.enabled(if: has("fish"))) func fishCompletes() async throws {
        let calls = Self.lines.map { "try '\($0.line)'\n" }.joined()
        let result = try await run(
            "fish", ["--no-config"],
            """
            source ./completions
            function try
                complete -C $argv[1] | string replace -r '\\t.*' '' | LC_ALL=C sort | string join ';'
                echo .
            end
            \(calls)
            """)
        let offers = result.out.split(separator: ".\n", omittingEmptySubsequences: false).dropLast().map { text in
            text.split(whereSeparator: { ";\n".contains($0) }).map(String.init)
        }
        #expect(result.err == "")
        // Fish adds other files behind those with the right ending.
        #expect(offers.count == Self.lines.count)
        for (line, offered) in zip(Self.lines, offers) {
            #expect(
                offered == line.offers
                    || line.offers == offered.filter { line.offers.contains($0) } && !line.offers.isEmpty, "\(line)")
        }
    }

    @Test(.enabled(if: has("zsh"))) func zshIsGivenWhatItCompletesFrom() async throws {
        // What the completion system would be told is printed.
        let result = try await run(
            "zsh", ["-f"],
            """
            _arguments() { print -rl -- "$@" }
            _describe() { print -rl -- "${(@P)4}" }
            compdef() { print -r -- "compdef $*" }
            source ./completions
            CURRENT=2 words=(volta-midi '')
            _volta_midi
            CURRENT=3 words=(volta-midi run '')
            _volta_midi
            """)
        #expect(result.code == 0 && result.err == "")
        let lines = result.out.split(separator: "\n").map(String.init)
        #expect(lines.first == "compdef _volta_midi volta-midi")
        #expect(lines.contains("run:turn MIDI into actions, as a mapping file says"))
        #expect(lines.contains("--log=[text (default) or json\\: one JSON object a line]:FORM:(text json)"))
        #expect(lines.contains("1:MAPPING:_files -g \"*.(yaml|yml)\""))
    }

    // MARK: - The page

    @Test(.enabled(if: has("groff"))) func groffHasNothingToSayOfTheManual() async throws {
        let page = try folder.file("volta-midi.1", ProgramResult.of(["manual"]).out)
        let words = [try #require(Self.path(of: "groff")), "-ww", "-z", "-man", "-Tutf8", page]
        #expect(try await Tool.run(words) == ProgramResult(code: 0, out: "", err: ""))
    }

    @Test(.enabled(if: has("mandoc"))) func mandocFindsNoErrorInTheManual() async throws {
        let page = try folder.file("volta-midi.1", ProgramResult.of(["manual"]).out)
        let words = [try #require(Self.path(of: "mandoc")), "-T", "lint", "-W", "error", page]
        #expect(try await Tool.run(words) == ProgramResult(code: 0, out: "", err: ""))
        let shown = try await Tool.run([try #require(Self.path(of: "mandoc")), "-T", "ascii", "-O", "width=100", page])
        #expect(shown.out.contains("volta-midi - turn MIDI controllers into actions on Volta"))
    }
}

extension String {
    /// What stands between two texts; empty when the first is not there.
    fileprivate func components(between start: String, and end: String) -> Substring {
        guard let first = firstRange(of: start) else { return "" }
        let rest = self[first.upperBound...]
        return rest.firstRange(of: end).map { rest[..<$0.lowerBound] } ?? rest
    }
}
