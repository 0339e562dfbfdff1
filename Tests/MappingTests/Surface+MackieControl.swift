/// Surfaces of several makers that speak the Mackie Control protocol, as their makers and their users describe them.
extension Surface {
    static let bcf2000Mackie = Surface(
        "bcf2000-mackie.yaml", client: "BCF2000", port: "BCF2000 MIDI 1", number: 0,
        [
            Controls("Fader", .bend, channels: 1...8, .level),
            Controls("Encoder", .cc, 16...23, .turn),
            Controls("Push", .note, 32...39, .press),
            Controls("Top", .note, 16...23, .flip),
            Controls("Bottom", .note, 24...31, .flip),
            Controls("Shift top", .note, 8...15, .flip),
            Controls("Shift bottom", .note, 0...7, .flip),
            Controls(
                ["Corner top left", "Corner top right", "Corner bottom left", "Corner bottom right"], .note, 91...94,
                .press),
            Controls(
                ["Group 4", "Group 2", "Edit", "Learn", "Store", "Exit", "Preset left", "Preset right"], .note, 40...47,
                .press),
        ])

    static let mackieControl = Surface(
        "mackie-control.yaml", client: "X-Touch", port: "X-Touch X-TOUCH_INT", number: 0,
        [
            Controls("Fader", .bend, channels: 1...8, .level),
            Controls("Master fader", .bend, onlyOn: 9, .level),
            Controls("V-pot", .cc, 16...23, .turn),
            Controls(["Jog"], .cc, [60], .turn),
            Controls("Push", .note, 32...39, .press),
            Controls("Rec", .note, 0...7, .flip),
            Controls("Solo", .note, 8...15, .flip),
            Controls("Mute", .note, 16...23, .flip),
            Controls("Select", .note, 24...31, .flip),
            Controls(
                ["Assign track", "Assign send", "Assign pan", "Assign plug-in", "Assign EQ", "Assign instrument"],
                .note, 40...45, .press),
            Controls(["Bank left", "Bank right", "Channel left", "Channel right"], .note, 46...49, .press),
            Controls(["Flip", "Global view", "Name/Value", "SMPTE/Beats"], .note, 50...53, .press),
            Controls(["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8"], .note, 54...61, .press),
            Controls(
                ["MIDI tracks", "Inputs", "Audio tracks", "Audio instruments", "Aux", "Buses", "Outputs", "User"],
                .note, 62...69, .press),
            Controls(["Shift", "Option", "Control", "Alt"], .note, 70...73, .hold),
            Controls(["Read", "Write", "Trim", "Touch", "Latch", "Group"], .note, 74...79, .press),
            Controls(["Save", "Undo", "Cancel", "Enter"], .note, 80...83, .press),
            Controls(
                [
                    "Marker", "Nudge", "Cycle", "Drop", "Replace", "Click", "Solo", "Rewind", "Fast forward", "Stop",
                    "Play", "Record",
                ], .note, 84...95, .press),
            Controls(
                ["Cursor up", "Cursor down", "Cursor left", "Cursor right", "Zoom", "Scrub"], .note, 96...101, .press),
            Controls(["User A", "User B"], .note, 102...103, .press),
            Controls("Touch", .note, 104...111, .hold),
            Controls(["Master touch"], .note, [112], .hold),
        ])
}
