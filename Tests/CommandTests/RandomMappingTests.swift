import TestSupport
import Testing

/// Random mappings against a model of their own: every action arrives exactly, in order, on its control.
@Suite struct RandomMappingTests {
    @Test func everyActionArrivesInOrderOnItsControl() async throws {
        var random = SeededRandom()
        var mapping = RandomMapping(using: &random)
        let stage = try Stage(StrictVolta(mapping.controls), mapping: mapping.text)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        for _ in 0..<40 {
            var bytes: [UInt8] = []
            for _ in 0..<20 { bytes += mapping.message(using: &random) }
            // Any cut will do, also in the middle of a message.
            let cut = Int.random(in: 0...bytes.count, using: &random)
            try writer.write(Array(bytes[..<cut]))
            try writer.write(Array(bytes[cut...]))
            // All have arrived before more are made, so that none can be late on a machine that is busy.
            try await stage.volta.actions.wait(for: mapping.count)
        }
        let (came, count) = (stage.volta.actions.values, mapping.count)
        #expect(
            Dictionary(grouping: came, by: \.lid).mapValues { $0.map(\.description) } == mapping.expected, "\(random)")
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["sent"] == .number(Double(count)), "\(random)")
        #expect(stage.volta.objections.values == [])
    }
}
