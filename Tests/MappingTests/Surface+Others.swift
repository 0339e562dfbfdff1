/// Surfaces of Arturia, DJ TechTools and Faderfox, as their makers and their users describe them.
extension Surface {
    static let beatStep = Surface(
        "beatstep.yaml", client: "Arturia BeatStep", port: "Arturia BeatStep MIDI 1", number: 0,
        [
            Controls("Encoder", .cc, [10, 74, 71, 76, 77, 93, 73, 75], .level),
            Controls("Encoder", from: 9, .cc, [114, 18, 19, 16, 17, 91, 79, 72], .level),
            Controls("Pad", .note, 44...51, .press),
            Controls("Pad", from: 9, .note, 36...43, .press),
        ])

    static let midiFighterTwister = Surface(
        "midi-fighter-twister.yaml", client: "Midi Fighter Twister", port: "Midi Fighter Twister MIDI 1", number: 0,
        [
            Controls("Bank 1 encoder", .cc, 0...15, .level),
            Controls("Bank 2 encoder", .cc, 16...31, .level),
            Controls("Bank 3 encoder", .cc, 32...47, .level),
            Controls("Bank 4 encoder", .cc, 48...63, .level),
            Controls("Bank 1 push", .cc, 0...15, channel: 2, .flip),
            Controls("Bank 2 push", .cc, 16...31, channel: 2, .flip),
            Controls("Bank 3 push", .cc, 32...47, channel: 2, .flip),
            Controls("Bank 4 push", .cc, 48...63, channel: 2, .flip),
            Controls(
                ["Bank 1 side 1", "Bank 1 side 3", "Bank 1 side 4", "Bank 1 side 6"], .cc, [8, 10, 11, 13], channel: 4,
                .press),
            Controls(
                ["Bank 2 side 1", "Bank 2 side 3", "Bank 2 side 4", "Bank 2 side 6"], .cc, [14, 16, 17, 19], channel: 4,
                .press),
            Controls(
                ["Bank 3 side 1", "Bank 3 side 3", "Bank 3 side 4", "Bank 3 side 6"], .cc, [20, 22, 23, 25], channel: 4,
                .press),
            Controls(
                ["Bank 4 side 1", "Bank 4 side 3", "Bank 4 side 4", "Bank 4 side 6"], .cc, [26, 28, 29, 31], channel: 4,
                .press),
            Controls("Bank", .cc, 0...3, channel: 4, .option),
        ])

    static let faderfoxPC4 = Surface(
        "faderfox-pc4.yaml", client: "Faderfox PC4", port: "Faderfox PC4 MIDI 1", number: 0,
        [
            Controls("Pot", .cc, 1...4, .level),
            Controls("Pot", from: 5, .cc, 5...8, .level),
            Controls("Pot", from: 9, .cc, 9...12, .level),
            Controls("Pot", from: 13, .cc, 13...16, .level),
            Controls("Pot", from: 17, .cc, 17...20, .level),
            Controls("Pot", from: 21, .cc, 21...24, .level),
        ])
}
