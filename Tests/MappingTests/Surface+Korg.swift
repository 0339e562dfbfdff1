/// Surfaces of Korg, as their makers and their users describe them.
extension Surface {
    static let nanoKONTROL2 = Surface(
        "nanokontrol2.yaml", client: "nanoKONTROL2", port: "nanoKONTROL2 nanoKONTROL2 _ CTR", number: 0,
        [
            Controls("Fader", .cc, 0...7, .level),
            Controls("Knob", .cc, 16...23, .level),
            Controls("Toggle", .cc, 32...39, .flip),
            Controls("Hold", .cc, 48...55, .hold),
            Controls("Button", .cc, 64...71, .press),
            Controls(["Play", "Stop", "Rewind", "Fast forward", "Record"], .cc, 41...45, .press),
            Controls(["Cycle"], .cc, [46], .flip),
            Controls("Choice", .cc, 58...62, .option),
        ])

    static let nanoPAD2 = Surface(
        "nanopad2.yaml", client: "nanoPAD2", port: "nanoPAD2 MIDI 1", number: 0,
        [
            Controls("Pad", from: 36, .note, 36...51, .press),
            Controls(["Touch"], .cc, [16], .hold),
            Controls(["Position"], .cc, [2], .across),
            Controls(["Position"], .cc, [1], .up),
        ])
}
