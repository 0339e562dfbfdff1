import Testing

@testable import ALSASequencer

@Suite struct SequencerPortTests {
    @Test(arguments: [
        ("nanoKONTROL2", "nanoKONTROL2"),
        ("Fl\u{FC}gel \u{E9}", "Fl\u{FC}gel \u{E9}"),
        ("", ""),
    ])
    func namesAreTakenAsTheyStand(_ name: String, _ right: String) {
        #expect(name.withCString { String(sequencerName: $0) } == right)
    }

    @Test func aNameThatWasCutInACharacterLosesTheHalf() {
        for cut in 1...3 {
            let bytes = Array("Key 🎹".utf8.dropLast(cut)) + [0]
            let name = bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { String(sequencerName: $0.baseAddress) }
            }
            #expect(name == "Key ")
        }
        #expect(String(sequencerName: nil) == "")
    }

    @Test func blanksAtTheEndsAreKeptOnlyInTheRawNames() {
        let port = port(" DJ Control  ", "\tMIDI 1 ")
        #expect(port.rawClientName == " DJ Control  ")
        #expect(port.clientName == "DJ Control")
        #expect(port.portName == "MIDI 1")
        #expect(self.port("  ", "").clientName == "")
    }

    @Test func onlyTheKernelsThroughPortIsOne() {
        #expect(port("Midi Through", "Midi Through Port-0", .kernel(card: nil)).isMidiThrough)
        #expect(!port("Midi Through", "Midi Through Port-0", .program).isMidiThrough)
        #expect(!port("nanoKONTROL2", "Midi Through", .kernel(card: 1)).isMidiThrough)
        #expect(!port("nanoKONTROL2", "", .kernel(card: 1)).isSystem)
    }

    @Test func addressesAreWrittenAndOrderedByNumber() {
        #expect(PortAddress(client: 28, port: 0).description == "28:0")
        let unordered = [(129, 0), (14, 1), (14, 0)].map { PortAddress(client: $0.0, port: $0.1) }
        #expect(unordered.sorted().map(\.description) == ["14:0", "14:1", "129:0"])
    }

    private func port(
        _ client: String, _ name: String, _ owner: SequencerPort.Owner = .kernel(card: 1)
    ) -> SequencerPort {
        SequencerPort(
            address: PortAddress(client: 24, port: 0), index: 0, rawClientName: client, rawPortName: name, owner: owner)
    }
}
