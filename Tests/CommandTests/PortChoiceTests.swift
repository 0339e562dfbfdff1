import ALSASequencer
import Testing

@testable import Command

/// Case HP-05: which of several ports gets the rules.
@Suite struct PortChoiceTests {
    private func choice(_ ports: [SequencerPort], _ entries: [String]) throws -> PortChoice {
        PortChoice(of: ports, by: try #require(Ports.matcher(entries)))
    }

    private let low = Ports.port(28, "LPD8", usb: "1-1.2", serial: "B")
    private let high = Ports.port(24, "LPD8", usb: "1-1.10", serial: "A")

    @Test func theLowestPathHasTheRulesWhicheverCameFirst() throws {
        for ports in [[low, high], [high, low]] {
            let choice = try choice(ports, ["match: LPD8"])
            #expect(choice.connected == [low])
            #expect(choice.waiting == [high.address: low])
            #expect(choice.twins == [PortChoice.Twins(chosen: low, waiting: [high])])
        }
    }

    @Test func anEntryWithTheSerialOrThePathTellsThemApart() throws {
        for entries in [
            ["match: LPD8, serial: A", "match: LPD8, serial: B"], ["match: LPD8, usb: 1-1.2", "match: LPD8"],
        ] {
            let choice = try choice([high, low], entries)
            #expect(choice.connected == [high, low])
            #expect(choice.twins == [])
        }
        #expect(try choice([high, low], ["match: LPD8, serial: A"]).connected == [high])
    }

    @Test func whoOnlyListensHearsAllPortsAndKnowsWhichHasTheRules() throws {
        let other = Ports.port(40, "Keys")
        let deaf = Ports.port(44, "Synth", isReadable: false)
        let ports = [low, high, other, deaf]
        let choice = try choice(ports, ["match: LPD8"]).withAll(ports)
        #expect(choice.connected == [high, low, other])
        #expect(choice.waiting == [high.address: low])
    }

    @Test func aSerialThatBothHaveTellsNothing() throws {
        let twin = Ports.port(32, "LPD8", usb: "1-1.3", serial: "B")
        let choice = try choice([low, twin], ["match: LPD8, serial: B"])
        #expect(choice.connected == [low])
        #expect(choice.twins.map(\.waiting) == [[twin]])
    }

    @Test func portsOfOneDeviceAreNoTwins() throws {
        let ports = [0, 1].flatMap { index in
            [Ports.port(24, "Hub", usb: "1-2", index: index), Ports.port(28, "Hub", usb: "1-1", index: index)]
        }
        let choice = try choice(ports, ["match: Hub"])
        #expect(choice.connected.map(\.address.description) == ["28:0", "28:1"])
        #expect(choice.waiting.count == 2)
        #expect(choice.twins.count == 1)
    }

    @Test func otherModelsAndOtherNamesAreNoTwins() throws {
        let other = Ports.port(32, "LPD8 mk2", usb: "1-1.3")
        #expect(try choice([low, other], ["match: LPD8"]).twins == [])
        #expect(try choice([low, other], ["match: \"L*\""]).connected.count == 2)
    }

    @Test func aStarMeansAllOfThem() throws {
        #expect(try choice([high, low], ["match: \"*\""]).connected == [high, low])
        #expect(try choice([high, low], ["match: \"LPD*\""]).connected == [low])
    }

    @Test func twoEntriesForTwinsAreBothForTheFirst() throws {
        let choice = try choice([high, low], ["match: LPD8", "match: LPD8"])
        #expect(choice.connected == [low])
    }

    @Test func programsGoByTheirNumbersAndAfterDevices() throws {
        let programs = [Ports.port(129, "LPD8"), Ports.port(128, "LPD8")]
        #expect(try choice(programs, ["match: LPD8"]).connected == [programs[1]])
        let choice = try choice(programs + [high], ["match: LPD8"])
        #expect(choice.connected == [high])
        #expect(choice.twins[0].waiting == [programs[1], programs[0]])
    }

    @Test func whatCannotBeReadOrFitsNothingIsLeftOut() throws {
        let deaf = Ports.port(20, "LPD8", usb: "1-1.1", isReadable: false)
        #expect(try choice([deaf, low, Ports.port(40, "Other")], ["match: LPD8"]).connected == [low])
    }
}
