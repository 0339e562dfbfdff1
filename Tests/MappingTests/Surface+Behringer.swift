/// Surfaces of Behringer, as their makers and their users describe them.
extension Surface {
    static let xTouchMini = Surface(
        "x-touch-mini.yaml", client: "X-TOUCH MINI", port: "X-TOUCH MINI MIDI 1", number: 0,
        [
            Controls("A encoder", .cc, 1...8, channel: 11, .level),
            Controls("A push", .note, 0...7, channel: 11, .press),
            Controls("A top", .note, 8...15, channel: 11, .flip),
            Controls("A bottom", .note, 16...23, channel: 11, .flip),
            Controls(["A fader"], .cc, [9], channel: 11, .level),
            Controls("B encoder", .cc, 11...18, channel: 11, .level),
            Controls("B push", .note, 24...31, channel: 11, .press),
            Controls("B top", .note, 32...39, channel: 11, .flip),
            Controls("B bottom", .note, 40...47, channel: 11, .flip),
            Controls(["B fader"], .cc, [10], channel: 11, .level),
        ])

    static let xTouchMiniMC = Surface(
        "x-touch-mini-mc.yaml", client: "X-TOUCH MINI", port: "X-TOUCH MINI MIDI 1", number: 0,
        [
            Controls("Encoder", .cc, 16...23, .turn),
            Controls("Push", .note, 32...39, .press),
            Controls("Top", .note, [89, 90, 40, 41, 42, 43, 44, 45], .flip),
            Controls("Bottom", .note, [87, 88, 91, 92, 86, 93, 94, 95], .flip),
            Controls(["Layer A", "Layer B"], .note, 84...85, .press),
            Controls("Fader", .bend, onlyOn: 9, .level(top: 16256)),
        ])

    static let xTouchCompact = Surface(
        "x-touch-compact.yaml", client: "X-TOUCH COMPACT", port: "X-TOUCH COMPACT MIDI 1", number: 0,
        [
            Controls("A fader", .cc, 1...8, .level),
            Controls(["A main fader"], .cc, [9], .level),
            Controls("A touch", .cc, 101...108, .hold),
            Controls(["A main touch"], .cc, [109], .hold),
            Controls("A encoder", .cc, 10...25, .level),
            Controls("A push", .note, 0...15, .press),
            Controls("A row 1 button", .note, 16...23, .flip),
            Controls("A row 2 button", .note, 24...31, .flip),
            Controls("A row 3 button", .note, 32...39, .flip),
            Controls("A select", .note, 40...47, .flip),
            Controls(["A main select"], .note, [48], .flip),
            Controls(["A rewind", "A fast forward", "A loop", "A record", "A stop", "A play"], .note, 49...54, .press),
            Controls("B fader", .cc, 28...35, .level),
            Controls(["B main fader"], .cc, [36], .level),
            Controls("B touch", .cc, 111...118, .hold),
            Controls(["B main touch"], .cc, [119], .hold),
            Controls("B encoder", .cc, 37...52, .level),
            Controls("B push", .note, 55...70, .press),
            Controls("B row 1 button", .note, 71...78, .flip),
            Controls("B row 2 button", .note, 79...86, .flip),
            Controls("B row 3 button", .note, 87...94, .flip),
            Controls("B select", .note, 95...102, .flip),
            Controls(["B main select"], .note, [103], .flip),
            Controls(
                ["B rewind", "B fast forward", "B loop", "B record", "B stop", "B play"], .note, 104...109, .press),
            Controls(["A pedal", "B pedal"], .cc, [26, 63], .level),
            Controls(["A switch", "B switch"], .cc, [27, 64], .hold),
        ])

    static let bcf2000 = Surface(
        "bcf2000.yaml", client: "BCF2000", port: "BCF2000 MIDI 1", number: 0,
        [
            Controls("Fader", .cc, 81...88, .level),
            Controls("Encoder A", .cc, 1...8, .level),
            Controls("Encoder B", .cc, 9...16, .level),
            Controls("Encoder C", .cc, 17...24, .level),
            Controls("Encoder D", .cc, 25...32, .level),
            Controls("Push A", .cc, 33...40, .hold),
            Controls("Push B", .cc, 41...48, .hold),
            Controls("Push C", .cc, 49...56, .hold),
            Controls("Push D", .cc, 57...64, .hold),
            Controls("Top", .cc, 65...72, .hold),
            Controls("Bottom", .cc, 73...80, .hold),
            Controls(
                ["Corner top left", "Corner top right", "Corner bottom left", "Corner bottom right"], .cc, 89...92,
                .hold),
            Controls(["Foot switch"], .cc, [93], .hold),
            Controls(["Foot controller"], .cc, [94], .level),
        ])

    static let bcf2000Preset2 = Surface(
        "bcf2000-preset-2.yaml", client: "BCF2000", port: "BCF2000 MIDI 1", number: 0,
        [
            Controls("Fader", .cc, 7, channels: 1...8, .level),
            Controls("Encoder A", .cc, 10, channels: 1...8, .level),
            Controls("Encoder B", .cc, 8, channels: 1...8, .level),
            Controls("Encoder C", .cc, 12, channels: 1...8, .level),
            Controls("Encoder D", .cc, 13, channels: 1...8, .level),
            Controls("Mute", .program, 1...8, channel: 11, .flip),
            Controls("Solo", .program, 9...16, channel: 11, .flip),
            Controls("Push A", .program, 17...24, channel: 11, .press),
            Controls("Push B", .program, 25...32, channel: 11, .press),
            Controls("Push C", .program, 33...40, channel: 11, .press),
            Controls("Push D", .program, 41...48, channel: 11, .press),
            Controls(["Pedal"], .cc, [7], channel: 11, .level),
        ])
}
