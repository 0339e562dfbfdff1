import Testing

/// `--help` and `--version` of everything.
@Suite struct HelpTests {
    static let commands = [
        "demo", "run", "check", "devices", "monitor", "layout", "learn", "record", "send", "simulate", "test",
        "completions",
        "manual",
    ]

    private static let overview = """
        Usage: volta-midi COMMAND [OPTION ...]

        Turns faders, knobs and pads of MIDI controllers into actions on Volta.

        Commands:
          demo         show the whole thing with no account and no hardware
          run          turn MIDI into actions, as a mapping file says
          check        show every error and warning of a mapping file
          devices      list every MIDI port with the 'match:' line to paste into a mapping
          monitor      show what arrives, what each rule makes of it, and why not
          layout       show the controls of the layout's active page
          learn        make a mapping by touching: for each control of the layout, what moves it
          record       record what controllers play into a .mid file
          send         send one action
          simulate     run a simulated Volta on this machine
          test         try a mapping: given MIDI at times, these requests at these times
          completions  print the completions for a shell: bash, zsh or fish
          manual       print the manual page, for man

        Options:
          --help     show this help
          --version  show the version

        'volta-midi COMMAND --help' tells more about a command.

        """

    @Test(arguments: ["--help", "-h", "help"])
    func theOverviewListsEveryCommand(word: String) {
        #expect(ProgramResult.of([word]) == ProgramResult(code: 0, out: Self.overview, err: ""))
    }

    @Test func nothingAtAllIsAnsweredWithTheOverview() {
        #expect(ProgramResult.of([]) == ProgramResult(code: 64, out: "", err: Self.overview))
    }

    @Test func demoHelp() {
        let text = """
            Usage: volta-midi demo [OPTION ...]

            Show the whole thing with no account and no hardware.

            Options:
              --seconds N                   how long it plays, 1 to 86400; 20 by default, and 3600 with a dashboard
              --dashboard [HOST:]PORT       show a page in the browser of what happens; HOST is this machine by default
              --dashboard-secret-file FILE  what opens that page; a HOST that others can reach needs it
              --help                        show this help
              --version                     show the version

            A recorded performance plays through the real bridge to a simulated Volta on this machine.
            What arrives and what is sent is shown live; nothing leaves this machine.

            """
        #expect(ProgramResult.of(["demo", "--help"]) == ProgramResult(code: 0, out: text, err: ""))
    }

    @Test(arguments: commands)
    func everyCommandHasHelpWhateverElseIsMissing(command: String) throws {
        let help = ProgramResult.of([command, "--help"])
        #expect(help.code == 0)
        #expect(help.err == "")
        #expect(help.out.hasPrefix("Usage: volta-midi \(command)"))
        #expect(help.out.split(separator: "\n").allSatisfy { $0.count <= 120 })
        #expect(ProgramResult.of([command, "-h"]) == help)
        #expect(ProgramResult.of([command, "one", "two", "three", "four", "five", "--help"]) == help)
    }

    @Test(arguments: [[]] + commands.map { [$0] })
    func theVersion(words: [String]) {
        #expect(ProgramResult.of(words + ["--version"]) == ProgramResult(code: 0, out: "volta-midi 0.1.0\n", err: ""))
    }

    @Test(arguments: [["--version"], ["--help"]] + commands.map { [$0, "--help"] })
    func theBinarySaysTheSame(words: [String]) async throws {
        let program = try RunningProgram(words)
        #expect(try await program.result() == ProgramResult.of(words))
    }
}
