import MIDI
import TestSupport
import Testing

@testable import ALSASequencer

/// What waits for a port, in time lines of its own.
@Suite struct OutputLaneTests {
    private let start = ContinuousClock.now

    private func note(_ number: Int, _ velocity: UInt8 = 0) -> Message {
        .noteOn(channel: Channel(statusByte: 0), note: UInt8(number & 0x7F), velocity: velocity)
    }

    /// Writes what may go at a time, as to a port with room for everything.
    private func written(_ lane: inout OutputLane, at milliseconds: Int) -> [OutputLane.Piece] {
        var pieces: [OutputLane.Piece] = []
        while let piece = lane.next(at: start + .milliseconds(milliseconds)) {
            pieces.append(piece)
            lane.removeFirst()
        }
        return pieces
    }

    @Test func aPageOfLampsGoesAtOnceAndInOrder() {
        var lane = OutputLane()
        let page = (0..<128).map { note($0, 127) } + (0..<128).map { note($0) }
        page.forEach { lane.add($0) }
        #expect(written(&lane, at: 0) == page.map { .message($0) })
        #expect(lane.isEmpty)
        #expect(lane.nextTime(after: start) == nil)
    }

    @Test func aFloodKeepsToThePaceOfACable() throws {
        var lane = OutputLane()
        for number in 0..<2000 { lane.add(note(number)) }
        #expect(written(&lane, at: 0).count == 1024)
        let next = try #require(lane.nextTime(after: start))
        #expect(next > start && next <= start + .milliseconds(3))
        #expect(written(&lane, at: 100).count == 100)
        #expect(written(&lane, at: 100) == [])
        #expect(written(&lane, at: 10_000).count == 876)
        #expect(lane.dropped == 0)
    }

    @Test func aLongSystemExclusiveGoesInPiecesThatJoinToIt() {
        var lane = OutputLane()
        let data = (0..<2500).map { UInt8($0 & 0x7F) }
        lane.add(.systemExclusive(data))
        lane.add(note(1))
        let pieces = written(&lane, at: 0)
        #expect(pieces.map(\.length) == [1024, 1024, 454, 3])
        let bytes = pieces.dropLast().flatMap { piece -> [UInt8] in
            if case .bytes(let bytes) = piece { bytes } else { [] }
        }
        #expect(bytes == [0xF0] + data + [0xF7])
        #expect(pieces.last == .message(note(1)))
    }

    @Test func aPortWithoutRoomIsLeftAloneForLongerEachTime() {
        var lane = OutputLane()
        lane.add(note(1))
        var now = start
        var rests: [Duration] = []
        for _ in 0..<10 {
            #expect(lane.next(at: now) != nil)
            lane.wait(at: now)
            #expect(lane.next(at: now) == nil)
            guard let next = lane.nextTime(after: now) else { break }
            rests.append(next - now)
            now = next
        }
        #expect(rests == [5, 10, 20, 40, 80, 160, 320, 640, 1000, 1000].map { .milliseconds($0) })
        lane.removeFirst()
        lane.add(note(2))
        #expect(lane.next(at: now) == .message(note(2)))
        lane.wait(at: now)
        #expect(lane.nextTime(after: now) == now + .milliseconds(5))
    }

    @Test func whatNobodyTakesIsBoundedAndTheNewestIsKept() {
        var lane = OutputLane()
        lane.add(.systemExclusive([1, 2, 3]))
        for number in 0..<5000 {
            lane.add(
                .controlChange(
                    channel: Channel(statusByte: 0), controller: UInt8(number >> 7), value: UInt8(number & 0x7F)))
        }
        #expect(lane.dropped == 5001 - OutputLane.mostWaiting)
        var waiting: [OutputLane.Piece] = []
        while let piece = lane.first {
            waiting.append(piece)
            lane.removeFirst()
        }
        #expect(waiting.count == OutputLane.mostWaiting)
        #expect(waiting.first == .bytes([0xF0, 1, 2, 3, 0xF7]))
        let last = Message.controlChange(channel: Channel(statusByte: 0), controller: 39, value: 7)
        #expect(waiting.last == .message(last))
    }

    @Test func systemExclusiveThatNobodyTakesIsBoundedToo() {
        var lane = OutputLane()
        for _ in 0..<3000 { lane.add(.systemExclusive([1])) }
        #expect(lane.dropped == 3000 - OutputLane.mostWaiting)
    }

    @Test func nothingIsLostOrReorderedWhateverThePortDoes() {
        var random = SeededRandom()
        for _ in 0..<100 {
            var lane = OutputLane()
            var added: [Message] = []
            var taken: [OutputLane.Piece] = []
            var now = start
            for number in 0..<400 {
                added.append(note(number, UInt8.random(in: 0...127, using: &random)))
                lane.add(added[number])
                now = now + .milliseconds(Int.random(in: 0...20, using: &random))
                while let piece = lane.next(at: now) {
                    if Bool.random(using: &random) {
                        lane.wait(at: now)
                    } else {
                        taken.append(piece)
                        lane.removeFirst()
                    }
                }
            }
            while let piece = lane.first {
                taken.append(piece)
                lane.removeFirst()
            }
            #expect(taken == added.map { .message($0) }, "\(random)")
        }
    }
}
