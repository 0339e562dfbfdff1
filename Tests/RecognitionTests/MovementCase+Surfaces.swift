extension MovementCase {
    /// Movements as surfaces send them that have a way of their own.
    static let surfaces = [
        // Jog wheels and tempo faders of DJ controllers.
        MovementCase(
            "a jog wheel, spun and drawn back",
            "B0 22 41 22 41 22 42 22 43 22 43 22 42 22 41 +120 22 3F 22 3F 22 3E 22 3D 22 3E 22 3F",
            "cc: 34, encoder: offset on 1"),
        MovementCase(
            "a tempo fader of 14 bits on the bank's controllers",
            "B0 00 3F 20 7C +9 00 3F 20 70 +9 00 3E 20 44 +9 00 3E 20 08 +9 00 3D 20 31 +9 00 3B 20 02",
            "cc: [0, 32], order: msb_first on 1"),
        MovementCase(
            "a crossfader of 14 bits", "BF 1F 00 3F 40 +9 1F 02 3F 11 +9 1F 05 3F 70 +9 1F 09 3F 2A +9 1F 0F 3F 01",
            "cc: [31, 63], order: msb_first on 16"),
        MovementCase(
            "a browse knob, a step at a time", "B6 40 01 +400 40 01 +350 40 01 +700 40 7F +300 40 7F",
            "cc: 64, encoder: twos_complement on 7"),
        // The three relative modes of a rotary, each turned to the right and back.
        MovementCase(
            "relative 1", "B0 01 01 01 01 01 01 01 02 01 01 +200 01 7F 01 7F 01 7E 01 7F",
            "cc: 1, encoder: twos_complement on 1"),
        MovementCase(
            "relative 2", "B0 01 41 01 41 01 41 01 42 01 41 +200 01 3F 01 3F 01 3E 01 3F", "cc: 1, encoder: offset on 1"
        ),
        MovementCase(
            "relative 3", "B0 01 01 01 01 01 01 01 02 01 01 +200 01 41 01 41 01 42 01 41",
            "cc: 1, encoder: sign_magnitude on 1"),
        MovementCase(
            "a knob of fifteen steps a click", "B0 0C 0F 0C 0F 0C 0F +300 0C 71 0C 71 0C 71",
            "cc: 12, encoder: twos_complement on 1"),
        MovementCase(
            "steps about 16, which no encoding reads", "B0 0A 11 0A 11 0A 11 0A 12 0A 11 +100 0A 0F 0A 0F 0A 0F",
            "cc: 10, fader on 1 ?"),
        MovementCase(
            "a V-pot, spun hard",
            "B0 10 03 10 05 10 07 10 06 10 04 10 01 +90 10 41 10 44 10 47 10 46 10 42 10 41 10 41",
            "cc: 16, encoder: sign_magnitude on 1"),
        MovementCase(
            "a knob with increments for no parameter",
            "B0 63 7F 62 7F 60 01 63 7F 62 7F +80 63 7F 62 7F 60 01 63 7F 62 7F +80 63 7F 62 7F 61 01 63 7F 62 7F",
            "cc: 96, fader on 1 ?"),
        // Keyboards.
        MovementCase(
            "a pad with pressure on each key",
            "99 24 60 A9 24 10 A9 24 33 A9 24 7F A9 24 40 A9 24 05 A9 24 00 89 24 7F",
            "note: 36, momentary, velocity on 10"),
        MovementCase(
            "a pad whose pressure comes last", "90 24 60 +60 80 24 00 D0 10 D0 00", "note: 36, momentary, velocity on 1"
        ),
        MovementCase(
            "a pad of one velocity, held for a moment", "90 10 7F +300 90 10 00", "note: 16, momentary on 1 ?"),
        MovementCase(
            "a pad of one velocity, tapped", "90 10 7F +300 90 10 00 +800 90 10 7F +90 90 10 00",
            "note: 16, momentary on 1"),
        MovementCase(
            "a sustain pedal", "B0 40 7F +180 40 00 +300 40 7F +150 40 00", "cc: 64, momentary on 1"),
        MovementCase(
            "a sustain pedal that says half ways",
            "B0 40 0A 40 1C 40 3A 40 5D 40 78 40 7F +200 40 6B 40 40 40 1F 40 00",
            "cc: 64, fader on 1"),
        MovementCase(
            "a modulation wheel with running status and sensing",
            "B0 01 02 FE 01 05 01 0B F8 01 14 01 20 FE 01 33 01 47 01 59 01 6F 01 7F", "cc: 1, fader on 1"),
        MovementCase(
            "a wheel that rests beside the middle", "E2 00 45 00 58 00 6E 00 7F 00 60 08 40",
            "pitch_bend: any, wheel on 3"),
        MovementCase(
            "bank and program of a rack", "B0 00 57 20 40 C0 0A", "bank: 11200, program: 10 on 1"),
        MovementCase(
            "a fader on the bank's controller, and a program much later",
            "B0 00 10 00 18 00 22 00 2F 00 40 00 55 +900 C0 05", "program: 5 on 1"),
        MovementCase("a knob that goes through programs", "C0 01 C0 02 C0 03 C0 05 C0 06", "program: 6 on 1 ?"),
        MovementCase("all notes off is no control", "B0 7B 00 B1 7B 00 B2 79 00", "nothing"),
        MovementCase(
            "a transport key that sends machine control and a controller", "F0 7F 7F 06 02 F7 B0 76 7F +110 76 00",
            "cc: 118, momentary on 1"),
        // Surfaces with touch.
        MovementCase(
            "a fader's cap that is touched only", "90 69 7F +300 90 69 00", "note: 105, momentary on 1 ?"),
        MovementCase(
            "a motor fader that springs a little",
            "90 6A 7F E2 00 20 E2 10 22 E2 70 25 E2 00 29 E2 40 2E 90 6A 00 E2 30 2E",
            "pitch_bend: any, fader on 3"),
        MovementCase(
            "a fader with a touch controller", "B0 65 7F 04 20 04 29 04 35 04 44 04 5A 04 70 65 00", "cc: 4, fader on 1"
        ),
        MovementCase(
            "a pad that sends its velocity as a controller",
            "B0 30 53 +70 30 00 +300 30 7F +60 30 00 +300 30 21 +80 30 00",
            "cc: 48, momentary on 1"),
        MovementCase(
            "a button with two values", "B0 30 40 +90 30 01 +300 30 40 +80 30 01", "cc: 48, momentary on 1"),
        MovementCase(
            "a low end of 14 bits, halves left out",
            "B0 31 10 +9 31 30 +9 31 60 +9 11 01 31 0C +9 31 3C +9 31 7A +9 11 02 31 22 +9 31 60 +9 11 03 31 10",
            "cc: [17, 49], order: msb_first on 1"),
        MovementCase(
            "the least significant half alone", "B0 31 10 +9 31 18 +9 31 22 +9 31 2A +9 31 35", "cc: 49, fader on 1 ?"),
        // Two knobs that are 32 apart, moved by two hands.
        MovementCase(
            "two knobs 32 apart", (0..<8).map { "B0 10 \(10 + $0) 30 \(40 + $0)" }.joined(separator: " +7 "),
            "cc: [16, 48], order: msb_first on 1 ?"),
        MovementCase(
            "another control after a rest", "B0 05 10 05 19 05 25 05 33 05 44 05 5A +900 90 24 50 +90 80 24 40",
            "note: 36, momentary, velocity on 1"),
        MovementCase(
            "a neighbour that trembles after it",
            "B0 05 10 05 19 05 25 05 33 05 44 05 5A +900 06 40 +300 06 41 +200 06 40", "cc: 5, fader on 1"),
    ]
}
