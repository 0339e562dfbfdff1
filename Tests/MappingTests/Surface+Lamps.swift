/// What the surfaces show, as their makers and their users describe it; those that are not here have no lamps that notes
/// or controllers light.
extension Surface {
    var lamps: [Lamps] { Self.lamps[file] ?? [] }

    /// The messages that a surface gets when it is there, in hexadecimal bytes.
    var opening: [String] { Self.openings[file] ?? [] }

    private static let openings = [
        "apc-mini.yaml": ["F0 47 7F 28 60 00 04 41 09 01 04 F7"],
        "apc-mini-mk2.yaml": ["F0 47 7F 4F 60 00 04 41 09 01 04 F7"],
        "launch-control-xl.yaml": ["F0 00 20 29 02 11 77 08 F7"],
        "launchpad-mini-mk3.yaml": ["F0 00 20 29 02 0D 0E 01 F7"],
        "launchpad-s.yaml": ["B0 00 00"],
        "x-touch-compact.yaml": ["C0 00"],
    ]

    /// 16 × green + red, each 0 to 3, with the flags of a lamp that does not flash.
    private static let redAndGreen = (0...3).flatMap { green in (0...3).map { 16 * green + $0 + 12 } }

    private static let lamps: [String: [Lamps]] = [
        "nanokontrol2.yaml": [Lamps(ccs: [32...39, 48...55, 64...71, 41...46].joined(), [0, 127])],
        "apc-mini.yaml": [
            Lamps(notes: 0...63, 0...6), Lamps(notes: 64...71, 0...2), Lamps(notes: 82...89, 0...2),
        ],
        "apc-mini-mk2.yaml": [
            Lamps(notes: 0...63, channel: 7, [0, 3, 5, 13, 21, 37, 45, 53]),
            Lamps(notes: [100...107, 112...119].joined(), 0...2),
        ],
        "midimix.yaml": [Lamps(notes: 1...26, [0, 1, 127])],
        "launch-control-xl.yaml": [
            Lamps(
                notes: [41...44, 57...60, 73...76, 89...92, 105...108].joined(), channel: 9, redAndGreen),
            Lamps(notes: (0..<24).map { 13 + $0 % 3 + 16 * ($0 / 3) }, channel: 9, redAndGreen),
            Lamps(ccs: 104...107, channel: 9, [0, 127]),
        ],
        "launchpad-mini-mk3.yaml": [
            Lamps(notes: (1...8).flatMap { row in (1...8).map { 10 * row + $0 } }, [0, 3, 5, 9, 13, 21, 45]),
            Lamps(ccs: Array(91...98) + Array(stride(from: 19, through: 89, by: 10)), [0, 3, 5, 9, 13, 21, 45]),
        ],
        "launchpad-s.yaml": [
            Lamps(notes: (0...7).flatMap { row in (0...8).map { 16 * row + $0 } }, redAndGreen),
            Lamps(ccs: 104...111, redAndGreen),
        ],
        "x-touch-mini.yaml": [
            Lamps(ccs: [1...8, 11...18].joined(), channel: 11, 0...127),
            Lamps(notes: [8...23, 32...47].joined(), channel: 11, [0, 127]),
        ],
        "x-touch-mini-mc.yaml": [
            Lamps(ccs: 48...55, [0...11, 17...27, 33...43, 49...54].joined()),
            Lamps(notes: [40...45, 84...95].joined(), [0, 1, 127]),
        ],
        "x-touch-compact.yaml": [
            Lamps(ccs: 1...9, 0...127), Lamps(ccs: 26...41, 0...28), Lamps(notes: 0...38, 0...3),
        ],
        "bcf2000.yaml": [Lamps(ccs: [1...32, 65...92].joined(), 0...127)],
        "bcf2000-preset-2.yaml": (1...8).map { Lamps(ccs: [7], channel: $0, 0...127) },
        "bcf2000-mackie.yaml": [
            Lamps(fadersOn: 1...8), Lamps(ccs: 48...55, rings),
            Lamps(notes: [0...31, 40...47, 91...94].joined(), [0, 1, 127]),
        ],
        "mackie-control.yaml": [
            Lamps(fadersOn: 1...9), Lamps(ccs: 48...55, rings),
            Lamps(notes: [0...31, 40...103].joined(), [0, 1, 127]),
        ],
        "midi-fighter-twister.yaml": [Lamps(ccs: 0...63, 0...127), Lamps(ccs: 0...63, channel: 2, 0...127)],
    ]

    /// A position 0 to 11 in each of the modes of a Mackie Control's ring, with or without the lamp in the middle.
    private static let rings = (0...127).filter { $0 % 16 <= 11 }
}
