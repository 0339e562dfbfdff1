import TestSupport
import Testing

@Suite struct RecorderTests {
    @Test func waitsUntilEnoughIsThere() async throws {
        let recorder = Recorder<Int>()
        async let values = recorder.wait(for: 3)
        for number in 1...3 { recorder.append(number) }
        #expect(try await values == [1, 2, 3])
        #expect(try await recorder.wait(for: 2) == [1, 2, 3])
    }

    @Test func saysHowFarItCameWhenTheDeadlinePasses() async {
        let recorder = Recorder<Int>()
        recorder.append(1)
        let error = await #expect(throws: DeadlinePassed.self) {
            try await recorder.wait(for: 2, within: .milliseconds(5))
        }
        #expect(error?.description == "1 of 2 values came within 0.005 seconds")
    }

    @Test func losesNothingBetweenManyThreads() async throws {
        let recorder = Recorder<Int>()
        await withTaskGroup { group in
            for number in 0..<500 { group.addTask { recorder.append(number) } }
        }
        #expect(try await recorder.wait(for: 500).sorted() == Array(0..<500))
    }
}
