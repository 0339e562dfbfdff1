extension MovementCase {
    /// A control that sends a controller's values.
    private static func values(_ number: String, _ values: [Int], gap: Int = 12) -> String {
        values.map { "+\(gap) B0 \(number) \(hex($0))" }.joined(separator: " ")
    }

    private static func hex(_ value: Int) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }

    /// Movements as devices send them.
    static let table: [MovementCase] = buttons + faders + encoders + joined + noise + surfaces

    private static let buttons = [
        MovementCase("a momentary button, once", "B0 29 7F +120 B0 29 00", "cc: 41, momentary on 1"),
        MovementCase("a button that was not let go yet", "B0 29 7F", "cc: 41, press only on 1 ?"),
        MovementCase(
            "a momentary button, three times quickly",
            "B2 40 7F +90 B2 40 00 +200 B2 40 7F +80 B2 40 00 +150 B2 40 7F +70 B2 40 00",
            "cc: 64, momentary on 3"),
        MovementCase("a latching button", "B0 5B 7F +900 B0 5B 00", "cc: 91, latching on 1 ?"),
        MovementCase(
            "a latching button, again", "B0 5B 7F +900 B0 5B 00 +800 B0 5B 7F +700 B0 5B 00", "cc: 91, latching on 1 ?"),
        MovementCase(
            "a button held long, then tapped", "B0 29 7F +2000 B0 29 00 +500 B0 29 7F +100 B0 29 00",
            "cc: 41, momentary on 1"),
        MovementCase(
            "a transport key that sends presses only", "BF 76 7F +600 BF 76 7F +500 BF 76 7F",
            "cc: 118, press only on 16"),
        MovementCase("a pad with note-off", "99 24 53 +60 89 24 40", "note: 36, momentary, velocity on 10"),
        MovementCase("a pad with velocity 0", "90 3C 7F 90 3C 00", "note: 60, momentary on 1"),
        MovementCase(
            "a pad with pressure", "99 28 40 D9 10 D9 30 D9 60 D9 20 D9 00 89 28 00",
            "note: 40, momentary, velocity on 10"),
        MovementCase(
            "a pad with key pressure", "90 28 40 A0 28 10 A0 28 30 A0 28 60 A0 28 20 80 28 40",
            "note: 40, momentary, velocity on 1"),
        MovementCase("a program button", "C0 05", "program: 5 on 1"),
        MovementCase("bank and program", "B0 00 00 B0 20 01 C0 05", "bank: 1, program: 5 on 1"),
        MovementCase("the start key", "F8 F8 FA F8", "transport: start"),
        MovementCase("clock alone", "F8 F8 FE F8", "nothing"),
    ]

    private static let faders = [
        MovementCase("a fader, up", values("00", [3, 9, 17, 30, 45, 63, 80, 97, 111, 120, 127]), "cc: 0, fader on 1"),
        MovementCase(
            "a fader, up and down", values("07", [60, 66, 70, 71, 70, 64, 50, 31, 12, 0]), "cc: 7, fader on 1"),
        MovementCase(
            "a fader, slowly about the middle", values("10", [60, 61, 62, 63, 64, 65, 66, 67, 68]), "cc: 16, fader on 1"
        ),
        MovementCase("a fader, a little", values("00", [64, 65, 66]), "cc: 0, fader on 1 ?"),
        MovementCase("a fader thrown", values("00", [40, 127]), "cc: 0, fader on 1 ?"),
        MovementCase("a fader at its low end", values("01", [9, 7, 6, 4, 3, 2, 1, 0]), "cc: 1, fader on 1"),
        MovementCase("a knob that skips values", values("4A", [10, 11, 13, 14, 16, 17, 19]), "cc: 74, fader on 1"),
        MovementCase(
            "a fader that says some values twice", values("02", [10, 14, 14, 20, 27, 35, 35, 44, 60, 71]),
            "cc: 2, fader on 1"),
        MovementCase(
            "a pitch bend fader", "E0 00 10 E0 00 20 E0 00 33 E0 00 47 E0 00 60", "pitch_bend: any, fader on 1"),
        MovementCase("a wheel", "E0 00 48 E0 00 60 E0 00 7F E0 00 60 E0 00 40", "pitch_bend: any, wheel on 1"),
        MovementCase(
            "a touched motor fader", "90 68 7F E0 00 10 E0 00 20 E0 00 33 E0 00 47 90 68 00",
            "pitch_bend: any, fader on 1"),
        MovementCase("pressure alone", "D3 10 D3 30 D3 60", "pressure: any on 4"),
    ]

    private static let encoders = [
        MovementCase(
            "two's complement, right only", values("14", [1, 1, 1, 2, 1]), "cc: 20, encoder: twos_complement on 1 ?"),
        MovementCase(
            "two's complement, both ways", values("47", [1, 2, 8, 2, 1, 127, 126, 127]),
            "cc: 71, encoder: twos_complement on 1"),
        MovementCase(
            "sign magnitude, both ways", values("17", [1, 1, 9, 65, 65, 73]), "cc: 23, encoder: sign_magnitude on 1"),
        MovementCase("offset, both ways", values("20", [65, 65, 66, 63, 63, 62]), "cc: 32, encoder: offset on 1"),
        MovementCase(
            "offset or sign magnitude, one way", values("20", [65, 65, 66, 65]), "cc: 32, encoder: offset on 1 ?"),
        MovementCase("binary, both ways", values("10", [127, 127, 127, 0, 0]), "cc: 16, encoder: binary on 1"),
        MovementCase(
            "binary or two's complement", values("10", [127, 127, 127]), "cc: 16, encoder: twos_complement on 1 ?"),
        MovementCase("a step each way", values("10", [1, 127, 1], gap: 200), "cc: 16, encoder: twos_complement on 1"),
    ]

    private static let joined = [
        MovementCase(
            "a pair, most significant first", "B0 01 10 B0 21 05 +9 B0 01 11 B0 21 40 +9 B0 01 13 B0 21 07",
            "cc: [1, 33], order: msb_first on 1"),
        MovementCase(
            "a pair, least significant first", "B0 27 01 B0 07 01 +9 B0 27 00 B0 07 00 +9 B0 27 44 B0 07 02",
            "cc: [7, 39], order: lsb_first on 1"),
        MovementCase("a pair, once", "B0 01 10 B0 21 05", "cc: [1, 33], order: msb_first on 1 ?"),
        MovementCase(
            "a fader and a button 32 apart", values("00", [3, 9, 17, 30, 45, 63]) + " +500 B0 20 7F +90 B0 20 00",
            "cc: 32, momentary on 1 ?"),
        MovementCase("a parameter", "B0 63 0A B0 62 00 B0 06 10 B0 26 00 B0 06 11 B0 26 20", "nrpn: 1280 on 1"),
        MovementCase("a registered parameter", "B1 65 00 B1 64 00 B1 06 10 B1 65 7F B1 64 7F", "rpn: 0 on 2"),
        MovementCase("a parameter by steps", "B0 63 00 B0 62 05 B0 60 01 B0 63 7F B0 62 7F", "nrpn: 5, steps on 1"),
        MovementCase("a selection without data", "B0 63 00", "cc: 99, momentary on 1 ?"),
    ]

    private static let noise = [
        MovementCase(
            "a trembling neighbour", "B0 05 40 " + values("00", [3, 9, 17, 30, 45, 63, 80]) + " B0 05 41 B0 05 40",
            "cc: 0, fader on 1"),
        MovementCase(
            "two faders at once", values("00", [3, 9, 17, 30]) + " " + values("01", [3, 9, 17, 30]),
            "cc: 0, fader on 1 ?"),
        MovementCase(
            "a pad beside a trembling fader", "B0 05 40 99 24 53 B0 05 41 +60 89 24 40 B0 05 40",
            "note: 36, momentary, velocity on 10"),
    ]
}
