import Glibc
import TestSupport
import Testing

/// Everything a run needs: a strict API, a mapping, a FIFO, and the binary that reads it.
struct Stage {
    let volta: StrictVolta
    let folder: TemporaryFolder
    let fifo: String
    let program: RunningProgram

    /// Starts `run MAPPING --input FIFO --log json` with more words behind.
    init(
        _ volta: StrictVolta, mapping: String, words: [String] = [], environment: [String: String] = [:]
    ) throws {
        self.volta = volta
        folder = try TemporaryFolder()
        fifo = try folder.fifo("midi")
        let mapping = try folder.file("mapping.yaml", mapping)
        program = try RunningProgram(
            ["run", mapping, "--input", fifo, "--log", "json"] + words,
            environment: volta.environment.merging(environment) { $1 })
    }

    /// Waits for an event of the JSON log.
    @discardableResult
    func event(_ name: String) async throws -> JSON {
        let line = try await program.line { (try? JSON(text: $0))?["event"] == .string(name) }
        return try JSON(text: line)
    }

    /// Asks the program to end, waits for it, and gives the summary it printed.
    func end(by signal: Int32 = SIGTERM) async throws -> (end: RunningProgram.End, summary: JSON) {
        program.signal(signal)
        let end = try await program.end()
        let summary = try await event("summary")
        expectBalance(of: summary)
        return (end, summary)
    }

    /// Every action that was received is in exactly one place.
    private func expectBalance(of summary: JSON) {
        let places = [
            "sent", "merged", "unchanged", "expired", "refused", "unknown", "withdrawn", "turned_away", "waiting",
        ]
        let counts = places.map { summary[$0]?.number ?? .nan }
        #expect(summary["received"]?.number == counts.reduce(0, +), "\(summary)")
        if case .array(let unsent)? = summary["unsent"] { #expect(summary["waiting"]?.number == Double(unsent.count)) }
    }
}
