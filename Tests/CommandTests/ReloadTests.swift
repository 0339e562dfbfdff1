import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// The mapping file is saved while `run` is running (MF-18, MF-19, RL-04).
@Suite(.timeLimit(.minutes(3))) struct ReloadTests {
    private static let controls =
        StrictControl.faders + [
            StrictControl(lid: 9, type: "Button", label: "Cheer"),
            StrictControl(lid: 10, type: "Toggle", label: "Strobe"),
        ]

    private static func mapping(_ rules: String...) -> String {
        "version: 1\nlimits: {per_control: 1000, total: 1000, burst: 1000}\ndevices:\n  - match: any\n    rules:\n"
            + rules.map { "      - {\($0)}\n" }.joined()
    }

    private static let first = mapping("cc: 7, slider: Fader 1", "note: 60, toggle: Strobe")
    private static let second = mapping("cc: 7, slider: Fader 2", "note: 60, toggle: Strobe")
    /// Two mistakes, in the lines 6 and 7.
    private static let bad = mapping("cc: 128, slider: Fader 2", "note: 60, toggel: Strobe")

    private func stage(_ mapping: String = first, words: [String] = []) async throws -> (Stage, Writer) {
        let stage = try Stage(StrictVolta(Self.controls), mapping: mapping, words: words)
        let writer = try await Writer.opening(stage.fifo)
        if words.isEmpty { try await stage.event("layout") }
        return (stage, writer)
    }

    /// The events of these names so far, without their times and files.
    private func events(_ names: String..., in stage: Stage) throws -> [[String: JSON]] {
        try stage.program.lines.values.compactMap { line in
            guard case .object(var members) = try JSON(text: line), let name = members["event"]?.text,
                names.contains(name)
            else { return nil }
            members["time"] = nil
            #expect(members.removeValue(forKey: "file") == .string(stage.folder("mapping.yaml")))
            return members
        }
    }

    /// MF-18, MF-19: the old mapping acts on, the fault is said, and its end is too.
    @Test func aBadSaveKeepsTheOldMapping() async throws {
        let (stage, writer) = try await stage()
        let path = stage.folder("mapping.yaml")
        try stage.save(Self.bad)
        try await stage.event("reload_failed")
        try writer.write([0xB0, 7, 0x40])
        #expect(try await stage.volta.actions.wait(for: 1).map(\.description) == ["1 0.5039370078740157"])
        try stage.save(Self.second)
        try await stage.event("reloaded")
        try writer.write([0xB0, 7, 0x41])
        #expect(try await stage.volta.actions.wait(for: 2).last?.description == "2 \(65.0 / 127)")
        _ = try await stage.end()
        #expect(
            try events("reload_failed", "reloaded", in: stage) == [
                [
                    "event": "reload_failed", "reason": .string("\(path) cannot be used: 2 errors"), "errors": 2,
                    "line": 6, "column": 14,
                ],
                [
                    "event": "reloaded", "good_again": true, "rules": 2, "added": 1, "removed": 1,
                    "sleeping": .array([]),
                ],
            ])
        let check = ProgramResult.of(["check", try stage.folder.file("bad.yaml", Self.bad)])
        let shown = check.out + check.err
        for line in stage.program.errorLines.values {
            #expect(shown.contains(line.replacing("mapping.yaml", with: "bad.yaml")), "\(line)")
        }
        #expect(stage.program.errorLines.values.count { $0.contains(": error: ") } == 2)
    }

    @Test func theTextLogSaysSo() async throws {
        let (stage, writer) = try await stage(words: ["--log", "text"])
        let path = stage.folder("mapping.yaml")
        try await stage.program.line { $0.contains("layout VAL-") }
        try stage.save(Self.bad)
        try await stage.program.errorLine { $0.contains("cannot be used") }
        try stage.save(Self.first)
        try await stage.program.line { $0.contains("good again") }
        try stage.save(Self.mapping("cc: 7, slider: Fader 1"))
        try await stage.program.line { $0.contains("read again") }
        stage.program.signal(SIGTERM)
        let result = try await stage.program.result()
        #expect(
            result.err.contains(
                "  \(path) cannot be used: 2 errors, the first in line 6; the mapping read before stays\n"))
        #expect(result.out.contains("  \(path) is good again, and is what runs\n"))
        #expect(result.out.contains("  \(path) was read again: 1 rule (1 gone)\n"))
        withExtendedLifetime(writer) {}
    }

    /// RL-04: hundreds of saves send nothing, forget nothing and keep nothing open.
    @Test func hundredsOfSavesLeaveNothingBehind() async throws {
        let (stage, writer) = try await stage()
        try writer.write([0xB0, 7, 127, 0x90, 60, 1, 60, 0])
        try await stage.volta.actions.wait(for: 2)
        let posts = stage.volta.requests.count { $0.method == "POST" }
        var descriptors: [Int] = []
        for number in 1...150 {
            let text = Self.first + "      - {cc: \(number % 50 + 20), slider: Fader 3}\n# \(number)\n"
            try number.isMultiple(of: 2) ? stage.save(text) : stage.saveInPlace(text)
            try await stage.event("reloaded", count: number)
            if number >= 10 { descriptors.append(try stage.descriptors()) }
        }
        #expect(Set(descriptors).count == 1, "\(Set(descriptors))")
        #expect(stage.volta.requests.count { $0.method == "POST" } == posts)
        // The toggle is on, and the fader's value is known: the one flips off, the other is not sent again.
        try writer.write([0xB0, 7, 127, 0x90, 60, 1, 60, 0])
        #expect(try await stage.volta.actions.wait(for: 3).last?.description == "10 false")
        let (_, summary) = try await stage.end()
        #expect(stage.volta.actions.values.count == 3)
        #expect(stage.volta.objections.values == [])
        #expect(summary["unsent"] == [])
    }

    @Test func aFileThatVanishesKeepsTheMapping() async throws {
        let (stage, writer) = try await stage()
        let path = stage.folder("mapping.yaml")
        try #require(unlink(path) == 0)
        let failed = try await stage.event("reload_failed")
        #expect(failed["reason"] == .string("cannot read \(path): No such file or directory"))
        #expect(failed["line"]?.number == nil)
        try writer.write([0xB0, 7, 127])
        #expect(try await stage.volta.actions.wait(for: 1).map(\.description) == ["1 1.0"])
        try stage.save(Self.first)
        #expect(try await stage.event("reloaded")["good_again"] == true)
        try stage.save(Self.second)
        try await stage.event("reloaded", count: 2)
        try writer.write([0xB0, 7, 0])
        #expect(try await stage.volta.actions.wait(for: 2).last?.description == "2 0.0")
        _ = try await stage.end()
    }

    /// A pipe in the file's place would never end; a link to another file is as good as a save.
    @Test func whatTakesTheFilesPlaceIsLookedAtFirst() async throws {
        let (stage, writer) = try await stage()
        let path = stage.folder("mapping.yaml")
        try #require(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
        #expect(try await stage.event("reload_failed")["reason"] == .string("\(path) is not a file any more"))
        let other = try stage.folder.file("other.yaml", Self.second)
        try #require(unlink(path) == 0 && symlink(other, path) == 0)
        try await stage.event("reloaded")
        try writer.write([0xB0, 7, 127])
        #expect(try await stage.volta.actions.wait(for: 1).last?.description == "2 1.0")
        _ = try await stage.end()
    }

    /// The names of a dry run without an account are those of the mapping, also of the new one.
    @Test func aDryRunFindsTheNewNames() async throws {
        let folder = try TemporaryFolder()
        let (fifo, path) = (try folder.fifo("midi"), try folder.file("mapping.yaml", Self.first))
        let program = try RunningProgram(["run", path, "--dry-run", "--input", fifo])
        let writer = try await Writer.opening(fifo)
        try await program.line { $0.contains("layout dry-run") }
        try SavedFile.replace(path, with: Self.mapping("cc: 7, slider: Something new"))
        try await program.line { $0.contains("was read again") }
        try await program.line { $0.contains("layout dry-run") && $0.contains("1 control") }
        try writer.write([0xB0, 7, 127])
        try await program.line { $0.contains("Slider Something new") }
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
    }
}

extension Stage {
    /// Saves the mapping as most editors do: a new file takes the name.
    fileprivate func save(_ text: String) throws { try SavedFile.replace(folder("mapping.yaml"), with: text) }

    /// Saves the mapping as some editors do: the file gets other bytes.
    fileprivate func saveInPlace(_ text: String) throws { try SavedFile.overwrite(folder("mapping.yaml"), with: text) }

    /// Waits until an event of the JSON log has come so many times.
    fileprivate func event(_ name: String, count: Int) async throws {
        var found = 0
        try await program.line { line in
            if line.contains(#""event":"\#(name)""#) { found += 1 }
            return found == count
        }
    }

    /// How many descriptors the program has open.
    fileprivate func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.pid)/fd").count
    }
}
