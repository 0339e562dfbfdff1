import Testing

@testable import Mapping

@Suite struct NoteNameTests {
    @Test(
        "C4 is 60 and C-1 is 0, with sharps and flats, in any case",
        arguments: [
            ("C4", 60), ("c4", 60), ("C-1", 0), ("G9", 127), ("A4", 69), ("C#3", 49), ("Db3", 49), ("F♯-1", 6),
            ("B♭2", 46),
            ("Cb4", 59), ("B#3", 60), ("E#4", 65), ("C##4", 62), ("60", 60), ("b0", 23), ("bb0", 22), ("G#9", 128),
            ("H4", nil), ("C", nil), ("C#", nil), ("4C", nil), ("C4 ", nil), ("", nil), ("C--1", nil),
            ("C1234567", nil),
            ("C###4", nil), ("#4", nil), ("-1", nil), ("٣", nil),
        ] as [(String, Int?)])
    func numbers(_ text: String, _ expected: Int?) {
        #expect(NoteName.number(text) == expected)
    }

    @Test("Every note has the name that stands for it") func allNames() {
        let steps = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        for number in 0...127 {
            #expect(NoteName.number("\(steps[number % 12])\(number / 12 - 1)") == number)
        }
    }
}
