import Command
import FoundationEssentials
import Testing

/// Every mapping and every command line of README.md works as it stands there.
@Suite struct ReadmeTests {
    private let blocks: [(language: String, text: String)]
    private let text: String

    init() throws {
        text = try Repository.text("README.md")
        var blocks: [(language: String, text: String)] = []
        var open: (indent: Int, language: String, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let indent = line.prefix { $0 == " " }.count
            guard line.dropFirst(indent).hasPrefix("```") else {
                let margin = open?.indent ?? 0
                open?.lines.append(line.dropFirst(min(indent, margin)))
                continue
            }
            if let block = open {
                blocks.append((block.language, block.lines.map { $0 + "\n" }.joined()))
                open = nil
            } else {
                open = (indent, String(line.dropFirst(indent + 3)), [])
            }
        }
        self.blocks = blocks
    }

    @Test func everyMappingPasses() throws {
        let mappings = blocks.filter { $0.language == "yaml" }
        #expect(mappings.count >= 3)
        let folder = try TemporaryFolder()
        for mapping in mappings {
            let path = try folder.file("mapping.yaml", mapping.text)
            #expect(
                ProgramResult.of(["check", path])
                    == ProgramResult(
                        code: 0, out: "\(path): no errors (names of controls were not checked: no layout)\n", err: ""),
                "\(mapping.text)")
        }
    }

    @Test func everyCommandLineIsOneThatTheProgramTakes() throws {
        let lines = blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n").map(String.init) }
        let spans = text.matches(of: /`(volta-midi [^`]+)`/).map { String($0.1) }
        let commands = (lines + spans).filter { $0.hasPrefix("volta-midi ") }
        #expect(commands.count >= 8)
        for command in commands {
            let words = ShellWords.split(command).dropFirst().map { $0 }
            let help = ProgramResult.of(words + ["--help"])
            #expect(help.code == 0 && help.err == "", "\(command): \(help.err)")
            // With placeholders it is a synopsis, which names its operands as the help does.
            if help.code == 0, command.contains(/\s[A-Z\[]{2,}/) {
                let operands = words.dropFirst().filter { $0.contains(/^[\[A-Z]/) }.joined(separator: " ")
                #expect(help.out.contains(operands), "\(command)")
            }
        }
    }

    @Test func everyOptionItNamesExists() {
        let helps = HelpTests.commands.map { ProgramResult.of([$0, "--help"]).out }.joined()
        let spans = text.matches(of: /`(--[a-z-]+)/).map { String($0.1) }
        #expect(spans.count >= 10)
        for option in Set(spans) { #expect(helps.contains("  \(option) "), "\(option)") }
    }

    @Test func everyEnvironmentVariableItSetsIsRead() {
        let missing = ProgramResult.of(["layout"]).err
        let names = Set(text.matches(of: /VOLTA_[A-Z_]+/).map { String($0.0) })
        let needed: Set = ["VOLTA_API_URL", "VOLTA_API_KEY", "VOLTA_API_KEY_FILE", "VOLTA_LAYOUT_ID"]
        #expect(names == needed.union(["VOLTA_CA_FILE"]))
        for name in needed { #expect(missing.contains(name)) }
        #expect(ProgramResult.of(["layout", "--help"]).out.contains("VOLTA_CA_FILE"))
    }

    @Test func itsExitCodesAreTheProgramsOwn() throws {
        let line = try #require(text.firstMatch(of: /Exit codes: (?:[^.]|\.\S)+\./))
        let codes = line.0.matches(of: /\d+/).compactMap { Int32($0.0) }
        #expect(codes.allSatisfy { ExitCode(rawValue: $0) != nil })
        #expect(Set(codes).isSuperset(of: [0, 64, 65, 66, 69, 77]))
    }
}
