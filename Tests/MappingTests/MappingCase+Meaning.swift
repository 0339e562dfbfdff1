extension MappingCase {
    /// Settings that mean nothing in their rule.
    static let meaning: [MappingCase] = [
        MappingCase(
            "keys without meaning for a button",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, button: A, range: [0, 1], input: [0, 9], invert: true, value: 1, mode: flip}
            """,
            """
            show.yaml:5:28: error: `range` has no meaning here: it is for sliders and pads
                  - {cc: 1, button: A, range: [0, 1], input: [0, 9], invert: true, value: 1, mode: flip}
                                       ^
            show.yaml:5:43: error: `input` has no meaning here: a button is pressed, it follows no value
                  - {cc: 1, button: A, range: [0, 1], input: [0, 9], invert: true, value: 1, mode: flip}
                                                      ^
            show.yaml:5:58: error: `invert` has no meaning here: a button is pressed, it follows no value
                  - {cc: 1, button: A, range: [0, 1], input: [0, 9], invert: true, value: 1, mode: flip}
                                                                     ^
            show.yaml:5:72: error: `value` has no meaning here: a button's press carries no value
                  - {cc: 1, button: A, range: [0, 1], input: [0, 9], invert: true, value: 1, mode: flip}
                                                                                   ^
            show.yaml:5:82: error: `mode` has no meaning here: it is for toggles
                  - {cc: 1, button: A, range: [0, 1], input: [0, 9], invert: true, value: 1, mode: flip}
                                                                                             ^
            """),
        MappingCase(
            "keys without meaning for a slider",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, mode: flip, threshold: 64}
                  - {cc: 2, slider: A, value: 0.5, range: [0, 1], invert: no}
            """,
            """
            show.yaml:5:28: error: `mode` has no meaning here: it is for toggles
                  - {cc: 1, slider: A, mode: flip, threshold: 64}
                                       ^
            show.yaml:5:40: error: `threshold` has no meaning here: the rule follows every value of the controller, not its presses
                  - {cc: 1, slider: A, mode: flip, threshold: 64}
                                                   ^
            show.yaml:6:40: error: `range` has no meaning here: `value` already says the slider's level
                  - {cc: 2, slider: A, value: 0.5, range: [0, 1], invert: no}
                                                   ^
            show.yaml:6:55: error: `invert` has no meaning here: `value` already says the slider's level
                  - {cc: 2, slider: A, value: 0.5, range: [0, 1], invert: no}
                                                                  ^
            """),
        MappingCase(
            "keys without meaning for a toggle",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, toggle: A, range: [0, 1], input: [0, 9]}
                  - {cc: 2, toggle: A, invert: true}
                  - {program: 1, toggle: A, mode: follow, threshold: 3}
            """,
            """
            show.yaml:5:28: error: `range` has no meaning here: it is for sliders and pads
                  - {cc: 1, toggle: A, range: [0, 1], input: [0, 9]}
                                       ^
            show.yaml:5:43: error: `input` has no meaning here: a toggle is on or off, it follows no value
                  - {cc: 1, toggle: A, range: [0, 1], input: [0, 9]}
                                                      ^
            show.yaml:6:28: error: `invert` has no meaning here: a toggle is on or off, it follows no value
                  - {cc: 2, toggle: A, invert: true}
                                       ^
            show.yaml:7:33: error: `mode` has no meaning here: a program change is never released, so nothing can `follow` it
                  - {program: 1, toggle: A, mode: follow, threshold: 3}
                                            ^
            show.yaml:7:47: error: `threshold` has no meaning here: a program change is always a press
                  - {program: 1, toggle: A, mode: follow, threshold: 3}
                                                          ^
            """),
        MappingCase(
            "keys without meaning for an index",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {notes: 36-39, index: A, range: [0, 1], invert: true}
                  - {cc: 1, index: A, mode: on, threshold: 64}
                  - {program: any, index: A, input: [0, 9]}
                  - {cc: 2, index: A, value: 1, invert: true}
            """,
            """
            show.yaml:5:34: error: `range` has no meaning here: it is for sliders and pads
                  - {notes: 36-39, index: A, range: [0, 1], invert: true}
                                             ^
            show.yaml:5:49: error: `invert` has no meaning here: each note picks an option
                  - {notes: 36-39, index: A, range: [0, 1], invert: true}
                                                            ^
            show.yaml:6:27: error: `mode` has no meaning here: it is for toggles
                  - {cc: 1, index: A, mode: on, threshold: 64}
                                      ^
            show.yaml:6:37: error: `threshold` has no meaning here: the rule follows every value of the controller, not its presses
                  - {cc: 1, index: A, mode: on, threshold: 64}
                                                ^
            show.yaml:7:34: error: `input` has no meaning here: each program picks an option
                  - {program: any, index: A, input: [0, 9]}
                                             ^
            show.yaml:8:37: error: `invert` has no meaning here: `value` already says the option
                  - {cc: 2, index: A, value: 1, invert: true}
                                                ^
            """),
    ]
}
