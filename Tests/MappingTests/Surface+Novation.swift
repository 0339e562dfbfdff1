/// Surfaces of Novation, as their makers and their users describe them.
extension Surface {
    static let launchControlXL = Surface(
        "launch-control-xl.yaml", client: "Launch Control XL", port: "Launch Control XL Launch Contro", number: 0,
        [
            Controls("Send A", .cc, 13...20, channel: 9, .level),
            Controls("Send B", .cc, 29...36, channel: 9, .level),
            Controls("Pan", .cc, 49...56, channel: 9, .level),
            Controls("Fader", .cc, 77...84, channel: 9, .level),
            Controls("Focus", .note, [41, 42, 43, 44, 57, 58, 59, 60], channel: 9, .flip),
            Controls("Control", .note, [73, 74, 75, 76, 89, 90, 91, 92], channel: 9, .flip),
            Controls(["Device", "Mute", "Solo", "Record Arm"], .note, 105...108, channel: 9, .flip),
            Controls(["Send up", "Send down", "Track left", "Track right"], .cc, 104...107, channel: 9, .press),
        ])

    static let launchpadMiniMk3 = Surface(
        "launchpad-mini-mk3.yaml", client: "Launchpad Mini MK3", port: "Launchpad Mini MK3 LPMiniMK3 MI", number: 1,
        [
            Controls("Row 1 pad", .note, 11...18, .press),
            Controls("Row 2 pad", .note, 21...28, .press),
            Controls("Row 3 pad", .note, 31...38, .press),
            Controls("Row 4 pad", .note, 41...48, .press),
            Controls("Row 5 pad", .note, 51...58, .press),
            Controls("Row 6 pad", .note, 61...68, .press),
            Controls("Row 7 pad", .note, 71...78, .press),
            Controls("Row 8 pad", .note, 81...88, .press),
            Controls(["Up", "Down", "Left", "Right", "Session", "Drums", "Keys", "User"], .cc, 91...98, .press),
            Controls("Scene", .cc, stride(from: 19, through: 89, by: 10), .flip),
        ])

    static let launchpadS = Surface(
        "launchpad-s.yaml", client: "Launchpad S", port: "Launchpad S MIDI 1", number: 0,
        [
            Controls("Row 1 pad", .note, 0...7, .press),
            Controls("Row 2 pad", .note, 16...23, .press),
            Controls("Row 3 pad", .note, 32...39, .press),
            Controls("Row 4 pad", .note, 48...55, .press),
            Controls("Row 5 pad", .note, 64...71, .press),
            Controls("Row 6 pad", .note, 80...87, .press),
            Controls("Row 7 pad", .note, 96...103, .press),
            Controls("Row 8 pad", .note, 112...119, .press),
            Controls("Scene", .note, stride(from: 8, through: 120, by: 16), .flip),
            Controls(["Up", "Down", "Left", "Right", "Session", "User 1", "User 2", "Mixer"], .cc, 104...111, .press),
        ])
}
