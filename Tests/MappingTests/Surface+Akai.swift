/// Surfaces of Akai, as their makers and their users describe them.
extension Surface {
    static let apcMini = Surface(
        "apc-mini.yaml", client: "APC MINI", port: "APC MINI MIDI 1", number: 0,
        [
            Controls("Fader", .cc, 48...55, .level),
            Controls(["Master fader"], .cc, [56], .level),
            Controls("Row 1 pad", .note, 0...7, .press),
            Controls("Row 2 pad", .note, 8...15, .press),
            Controls("Row 3 pad", .note, 16...23, .press),
            Controls("Row 4 pad", .note, 24...31, .press),
            Controls("Row 5 pad", .note, 32...39, .press),
            Controls("Row 6 pad", .note, 40...47, .press),
            Controls("Row 7 pad", .note, 48...55, .press),
            Controls("Row 8 pad", .note, 56...63, .press),
            Controls(["Up", "Down", "Left", "Right", "Volume", "Pan", "Send", "Device"], .note, 64...71, .flip),
            Controls(
                ["Clip stop", "Solo", "Rec arm", "Mute", "Select", "Scene 6", "Scene 7", "Stop all clips"], .note,
                82...89, .flip),
            Controls(["Shift"], .note, [98], .hold),
        ])

    static let apcMiniMk2 = Surface(
        "apc-mini-mk2.yaml", client: "APC mini mk2", port: "APC mini mk2 APC mini mk2 Contr", number: 0,
        [
            Controls("Fader", .cc, 48...55, .level),
            Controls(["Master fader"], .cc, [56], .level),
            Controls("Row 1 pad", .note, 0...7, .press),
            Controls("Row 2 pad", .note, 8...15, .press),
            Controls("Row 3 pad", .note, 16...23, .press),
            Controls("Row 4 pad", .note, 24...31, .press),
            Controls("Row 5 pad", .note, 32...39, .press),
            Controls("Row 6 pad", .note, 40...47, .press),
            Controls("Row 7 pad", .note, 48...55, .press),
            Controls("Row 8 pad", .note, 56...63, .press),
            Controls(["Volume", "Pan", "Send", "Device", "Up", "Down", "Left", "Right"], .note, 100...107, .flip),
            Controls(
                ["Clip stop", "Solo", "Mute", "Rec arm", "Select", "Drum", "Note", "Stop all clips"], .note, 112...119,
                .flip),
            Controls(["Shift"], .note, [122], .hold),
        ])

    static let mpkMiniMk3 = Surface(
        "mpk-mini-mk3.yaml", client: "MPK mini 3", port: "MPK mini 3 MIDI 1", number: 0,
        [
            Controls("Knob", .cc, 70...77, .level),
            Controls("Pad A", .note, 36...43, channel: 10, .press),
            Controls("Pad B", .note, 44...51, channel: 10, .press),
            Controls("Pad A", .cc, 16...23, channel: 10, .press),
            Controls("Program", .program, 0...15, channel: 10, .option),
            Controls("Joystick X", .bend, onlyOn: 1, .level),
            Controls(["Joystick Y"], .cc, [1], .level),
            Controls(["Sustain"], .cc, [64], .hold),
        ])

    static let midiMix = Surface(
        "midimix.yaml", client: "MIDI Mix", port: "MIDI Mix MIDI 1", number: 0,
        [
            Controls("Top knob", .cc, [16, 20, 24, 28, 46, 50, 54, 58], .level),
            Controls("Middle knob", .cc, [17, 21, 25, 29, 47, 51, 55, 59], .level),
            Controls("Bottom knob", .cc, [18, 22, 26, 30, 48, 52, 56, 60], .level),
            Controls("Fader", .cc, [19, 23, 27, 31, 49, 53, 57, 61], .level),
            Controls(["Master fader"], .cc, [62], .level),
            Controls("Mute", .note, stride(from: 1, through: 22, by: 3), .flip),
            Controls("Solo", .note, stride(from: 2, through: 23, by: 3), .flip),
            Controls("Rec arm", .note, stride(from: 3, through: 24, by: 3), .flip),
            Controls(["Bank left", "Bank right"], .note, 25...26, .press),
            Controls(["Solo layer"], .note, [27], .hold),
        ])

    static let lpd8 = Surface(
        "lpd8.yaml", client: "LPD8", port: "LPD8 MIDI 1", number: 0,
        [
            Controls("Knob", .cc, 1...8, .level),
            Controls("Pad", .note, 36...43, .press),
            Controls("Program", .program, 0...7, .option),
        ])

    static let lpd8Mk2 = Surface(
        "lpd8-mk2.yaml", client: "LPD8 mk2", port: "LPD8 mk2 MIDI 1", number: 0,
        [
            Controls("Knob", .cc, 70...77, .level),
            Controls("Pad", .note, 36...43, channel: 10, .press),
            Controls("Pad", .cc, 12...19, channel: 10, .press),
            Controls("Program", .program, 0...7, channel: 10, .option),
        ])
}
