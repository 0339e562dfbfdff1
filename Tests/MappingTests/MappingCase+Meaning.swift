extension MappingCase {
    /// Settings that mean nothing, or that contradict each other.
    static let meaning: [MappingCase] = [
        MappingCase(
            "keys of the full design",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, curve: s, takeover: pickup, deadband: 1}
                  - {nrpn: 1280, slider: A}
                  - {x: {cc: 1}, y: {cc: 2}, xy: A}
                  - {note: 1, string: Hello}
            """,
            """
            show.yaml:5:28: error: `curve` is not read by this version yet
                  - {cc: 1, slider: A, curve: s, takeover: pickup, deadband: 1}
                                       ^
            show.yaml:5:38: error: `takeover` is not read by this version yet
                  - {cc: 1, slider: A, curve: s, takeover: pickup, deadband: 1}
                                                 ^
            show.yaml:5:56: error: `deadband` is not read by this version yet
                  - {cc: 1, slider: A, curve: s, takeover: pickup, deadband: 1}
                                                                   ^
            show.yaml:6:10: error: `nrpn` is not read by this version yet
                  - {nrpn: 1280, slider: A}
                     ^
            show.yaml:7:10: error: `x` is not read by this version yet
                  - {x: {cc: 1}, y: {cc: 2}, xy: A}
                     ^
            show.yaml:7:22: error: `y` is not read by this version yet
                  - {x: {cc: 1}, y: {cc: 2}, xy: A}
                                 ^
            show.yaml:7:34: error: `xy` is not read by this version yet
                  - {x: {cc: 1}, y: {cc: 2}, xy: A}
                                             ^
            show.yaml:8:19: error: `string` is not read by this version yet
                  - {note: 1, string: Hello}
                              ^
            """),
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
            show.yaml:5:28: error: `range` has no meaning here: it is for sliders
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
            show.yaml:5:28: error: `range` has no meaning here: it is for sliders
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
            show.yaml:5:34: error: `range` has no meaning here: it is for sliders
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
        MappingCase(
            "value and mode",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, toggle: A, mode: on, value: true}
            """,
            """
            show.yaml:5:40: error: `value` and `mode` both say what a press does to the toggle
                  - {note: 1, toggle: A, mode: on, value: true}
                                                   ^
              hint: keep one of them
            show.yaml:5:30: note: `mode` is here
            """),
        MappingCase(
            "words",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, toggle: A, mode: folow}
                  - {cc: 2, toggle: A, mode: Flip}
                  - {cc: 3, toggle: A, mode: [on]}
                  - {cc: 4, toggle: A, delivery: always}
            """,
            """
            show.yaml:5:34: error: `mode` must be `flip`, `follow`, `on` or `off`, found the text `folow`
                  - {cc: 1, toggle: A, mode: folow}
                                             ^
              hint: did you mean `follow`?
            show.yaml:6:34: error: `mode` must be `flip`, `follow`, `on` or `off`, found the text `Flip`
                  - {cc: 2, toggle: A, mode: Flip}
                                             ^
              hint: did you mean `flip`?
            show.yaml:7:34: error: `mode` must be `flip`, `follow`, `on` or `off`, found a list of 1
                  - {cc: 3, toggle: A, mode: [on]}
                                             ^
            show.yaml:8:38: error: `delivery` must be `latest` or `every`, found the text `always`
                  - {cc: 4, toggle: A, delivery: always}
                                                 ^
            """),
        MappingCase(
            "values",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, slider: A, value: 1.5}
                  - {note: 2, toggle: A, value: 1}
                  - {note: 3, index: A, value: -1}
                  - {note: 4, index: A, value: 1.5}
                  - {note: 5, slider: A, value: .nan}
            """,
            """
            show.yaml:5:37: error: `value` must be 0 to 1, found the number `1.5`
                  - {note: 1, slider: A, value: 1.5}
                                                ^
            show.yaml:6:37: error: `value` needs `true` or `false`, found the number `1`
                  - {note: 2, toggle: A, value: 1}
                                                ^
              hint: write `true` or `false`, without quotes
            show.yaml:7:36: error: `value` must be 0 or above, found the number `-1`
                  - {note: 3, index: A, value: -1}
                                               ^
            show.yaml:8:36: error: `value` needs a whole number, found the number `1.5`
                  - {note: 4, index: A, value: 1.5}
                                               ^
            show.yaml:9:37: error: `value` needs a number, found the number `.nan`
                  - {note: 5, slider: A, value: .nan}
                                                ^
            """),
        MappingCase(
            "threshold",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, threshold: 0}
                  - {note: 1, button: A, threshold: 128}
            """,
            """
            show.yaml:5:41: error: `threshold` must be 1 to 127, found the number `0`
                  - {note: 1, button: A, threshold: 0}
                                                    ^
            show.yaml:6:41: error: `threshold` must be 1 to 127, found the number `128`
                  - {note: 1, button: A, threshold: 128}
                                                    ^
            """),
        MappingCase(
            "two meanings",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A}
                  - {cc: 1, slider: A, invert: true}
                  - {notes: 36-39, index: B}
                  - {note: 37, index: B, value: 3}
                  - {note: 40, toggle: C}
                  - {note: 40, toggle: C, mode: follow, channel: 2}
            """,
            """
            show.yaml:6:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {cc: 1, slider: A, invert: true}
                    ^
            show.yaml:5:9: note: the earlier rule is here
            show.yaml:8:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {note: 37, index: B, value: 3}
                    ^
            show.yaml:7:9: note: the earlier rule is here
            show.yaml:10:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {note: 40, toggle: C, mode: follow, channel: 2}
                    ^
            show.yaml:9:9: note: the earlier rule is here
            """),
        MappingCase(
            "repeated rule",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A}
                  - {slider: A, cc: 1, name: again}
            """,
            """
            show.yaml:6:9: warning: this rule repeats an earlier one and is ignored
                  - {slider: A, cc: 1, name: again}
                    ^
            show.yaml:5:9: note: the earlier rule is here
            """),
        MappingCase(
            "one note for an index",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 36, index: A}
            """,
            """
            show.yaml:5:10: warning: a single `note` without `value` always picks option 0
                  - {note: 36, index: A}
                     ^
              hint: add `value:` with the number of the option, or write `notes:`
            """),
        MappingCase(
            "names",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, name: ""}
                  - {cc: 2, slider: A, name: [x]}
            """,
            """
            show.yaml:5:34: error: `name` is an empty text
                  - {cc: 1, slider: A, name: ""}
                                             ^
            show.yaml:6:34: error: `name` needs a text, found a list of 1
                  - {cc: 2, slider: A, name: [x]}
                                             ^
            """),
    ]
}
