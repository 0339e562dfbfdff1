import Glibc
import TestSupport
import Testing

@Suite struct SummaryTests {
    private static let controls = [StrictControl(lid: 1, type: "Index", label: "Scene", options: 2)]
    private static let mapping = """
        version: 1
        devices:
          - match: any
            rules:
              - {program: any, index: Scene}
        """

    @Test func valuesThatNameNoOptionAreCountedForPeople() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping, words: ["--log", "text"])
        let writer = try await Writer.opening(stage.fifo)
        try await stage.program.line { $0.contains("layout VAL-") }
        try writer.write([0xC0, 5, 6, 1])
        try await stage.program.line { $0.contains("Index Scene 1") }
        stage.program.signal(SIGTERM)
        let result = try await stage.program.result()
        #expect(result.code == 0)
        #expect(result.out.hasSuffix("1 action: 1 sent\n2 values named no option of the control\n"))
    }

    @Test func valuesThatNameNoOptionAreCountedForPrograms() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0xC0, 5, 1])
        try await stage.event("delivered")
        let (_, summary) = try await stage.end()
        #expect(summary["received"] == 1)
        #expect(summary["without_option"] == 1)
    }
}
