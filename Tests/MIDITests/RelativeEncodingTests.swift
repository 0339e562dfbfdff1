import MIDI
import Testing

@Suite struct RelativeEncodingTests {
    @Test(
        "EN-01, EN-02, EN-04: each encoding has its own steps",
        arguments: [
            (.twosComplement, [1, 2, 63, 127, 126, 65, 0, 64], [1, 2, 63, -1, -2, -63, 0, 0]),
            (.offset, [65, 66, 127, 63, 62, 0, 64], [1, 2, 63, -1, -2, -64, 0]),
            (.signMagnitude, [1, 9, 63, 65, 73, 127, 0, 64], [1, 9, 63, -1, -9, -63, 0, 0]),
            (.binary, [127, 1, 0], [1, 1, -1]),
        ] as [(RelativeEncoding, [UInt8], [Int])])
    func steps(_ encoding: RelativeEncoding, _ values: [UInt8], _ expected: [Int]) {
        #expect(values.map { encoding.steps(of: $0) } == expected)
    }
}
