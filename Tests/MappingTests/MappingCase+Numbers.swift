extension MappingCase {
    /// Mistakes in the numbers that a rule listens to.
    static let numbers: [MappingCase] = [
        MappingCase(
            "numbers out of range",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 128, slider: A}
                  - {cc: -1, slider: A}
                  - {note: 128, button: A}
                  - {program: 128, index: A}
                  - {note: G#9, button: A}
                  - {note: B-2, button: A}
            """,
            """
            show.yaml:5:14: error: `cc` must be 0 to 127, found the number `128`
                  - {cc: 128, slider: A}
                         ^
            show.yaml:6:14: error: `cc` must be 0 to 127, found the number `-1`
                  - {cc: -1, slider: A}
                         ^
            show.yaml:7:16: error: `note` must be 0 to 127, found the number `128`
                  - {note: 128, button: A}
                           ^
            show.yaml:8:19: error: `program` must be 0 to 127, found the number `128`
                  - {program: 128, index: A}
                              ^
            show.yaml:9:16: error: `note` must be 0 to 127, found the text `G#9`
                  - {note: G#9, button: A}
                           ^
            show.yaml:10:16: error: `note` must be 0 to 127, found the text `B-2`
                  - {note: B-2, button: A}
                           ^
            """),
        MappingCase(
            "notes",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: H4, button: A}
                  - {notes: 36-, index: A}
                  - {notes: [36, 37, 36], index: A}
                  - {notes: [36-38, C2], index: A}
                  - {notes: [], index: A}
                  - {notes: 120-130, index: A}
                  - {notes: true, index: A}
                  - {notes: [C4, what], index: A}
            """,
            """
            show.yaml:5:16: error: `note` needs a number from 0 to 127 or a name such as `C4`, found the text `H4`
                  - {note: H4, button: A}
                           ^
              hint: H is B here, and B is `Bb`
            show.yaml:6:17: error: `notes` needs notes such as `36-39`, `C2-D#2` or `[36, 38]`, found the text `36-`
                  - {notes: 36-, index: A}
                            ^
              hint: C4 is 60 and C-1 is 0; sharps and flats are `C#3` and `Db3`
            show.yaml:7:26: error: note 36 is listed twice
                  - {notes: [36, 37, 36], index: A}
                                     ^
            show.yaml:8:25: error: note 36 is listed twice
                  - {notes: [36-38, C2], index: A}
                                    ^
            show.yaml:9:17: error: `notes` needs notes such as `36-39`, `C2-D#2` or `[36, 38]`, found an empty list
                  - {notes: [], index: A}
                            ^
              hint: C4 is 60 and C-1 is 0; sharps and flats are `C#3` and `Db3`
            show.yaml:10:17: error: `notes` must be 0 to 127, found the text `120-130`
                  - {notes: 120-130, index: A}
                            ^
            show.yaml:11:17: error: `notes` needs a note's number or name, found the boolean `true`
                  - {notes: true, index: A}
                            ^
            show.yaml:12:22: error: `notes` needs notes such as `36-39`, `C2-D#2` or `[36, 38]`, found the text `what`
                  - {notes: [C4, what], index: A}
                                 ^
              hint: C4 is 60 and C-1 is 0; sharps and flats are `C#3` and `Db3`
            """),
        MappingCase(
            "program",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {program: all, index: A}
                  - {program: , index: A}
                  - {program: 1.5, index: A}
            """,
            """
            show.yaml:5:19: error: `program` needs `any` or a whole number, found the text `all`
                  - {program: all, index: A}
                              ^
            show.yaml:6:10: error: `program` needs `any` or a whole number, found nothing
                  - {program: , index: A}
                     ^
            show.yaml:7:19: error: `program` needs a whole number, found the number `1.5`
                  - {program: 1.5, index: A}
                              ^
            """),
    ]
}
