extension MappingCase {
    /// Words and values, and rules that contradict each other.
    static let values: [MappingCase] = [
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
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:5:9: note: the earlier rule is here
            show.yaml:8:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {note: 37, index: B, value: 3}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:7:9: note: the earlier rule is here
            show.yaml:10:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {note: 40, toggle: C, mode: follow, channel: 2}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
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
