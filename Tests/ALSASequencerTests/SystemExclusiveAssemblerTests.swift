import MIDI
import Testing

@testable import ALSASequencer

@Suite struct SystemExclusiveAssemblerTests {
    private let one = PortAddress(client: 24, port: 0)
    private let two = PortAddress(client: 28, port: 0)

    @Test func piecesOfTwoSourcesAreKeptApart() {
        var assembler = SystemExclusiveAssembler()
        #expect(receive(&assembler, [0xF0, 1, 2], from: one) == [])
        #expect(receive(&assembler, [0xF0, 3], from: two) == [])
        #expect(receive(&assembler, [4], from: one) == [])
        #expect(receive(&assembler, [5, 0xF7], from: two) == [.systemExclusive([3, 5])])
        #expect(receive(&assembler, [0xF7], from: one) == [.systemExclusive([1, 2, 4])])
        #expect(receive(&assembler, [6, 0xF7], from: one) == [])
    }

    @Test func aSourceThatIsGoneLeavesNothingBehind() {
        var assembler = SystemExclusiveAssembler()
        _ = receive(&assembler, [0xF0, 1], from: one)
        _ = receive(&assembler, [0xF0, 2], from: two)
        assembler.forget(one)
        assembler.forget(client: two.client)
        #expect(receive(&assembler, [7, 0xF7], from: one) == [])
        #expect(receive(&assembler, [7, 0xF7], from: two) == [])
    }

    @Test func anEmptyPieceChangesNothing() {
        var assembler = SystemExclusiveAssembler()
        _ = receive(&assembler, [0xF0, 1], from: one)
        #expect(receive(&assembler, [], from: one) == [])
        #expect(receive(&assembler, [0xF7], from: one) == [.systemExclusive([1])])
    }

    private func receive(
        _ assembler: inout SystemExclusiveAssembler, _ bytes: [UInt8], from source: PortAddress
    ) -> [Message] {
        var messages: [Message] = []
        assembler.receive(bytes, from: source) { messages.append($0) }
        return messages
    }
}
