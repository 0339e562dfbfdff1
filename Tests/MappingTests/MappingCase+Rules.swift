extension MappingCase {
    /// Mistakes in the shape of rules and in their sources.
    static let rules: [MappingCase] = [
        MappingCase(
            "MF-11 unknown keys",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 7, chanel: 2, slider: A}
                  - {Note: 60, slider: A}
                  - {cc: 7, sldier: A}
                  - {cc: 7, slider: A, colour: red}
            """,
            """
            show.yaml:5:17: error: unknown key `chanel` in a rule
                  - {cc: 7, chanel: 2, slider: A}
                            ^
              hint: did you mean `channel`?
            show.yaml:6:10: error: unknown key `Note` in a rule
                  - {Note: 60, slider: A}
                     ^
              hint: did you mean `note`?
            show.yaml:7:17: error: unknown key `sldier` in a rule
                  - {cc: 7, sldier: A}
                            ^
              hint: did you mean `slider`?
            show.yaml:8:28: error: unknown key `colour` in a rule
                  - {cc: 7, slider: A, colour: red}
                                       ^
              hint: known keys: `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure`, `transport`, `x`, `y`, `button`, `slider`, `toggle`, `index`, `string`, `xy`, `channel`, `bank`, `order`, `input`, `range`, `invert`, `value`, `mode`, `threshold`, `curve`, `steps`, `deadband`, `deadzone`, `encoder`, `step`, `acceleration`, `wrap`, `start`, `layer`, `takeover`, `when`, `hold`, `velocity`, `debounce`, `light`, `delivery`, `rate`, `expire` or `name`
            """),
        MappingCase(
            "space missing",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc:7, slider: A}
                  - {cc: 8, slider:A}
            """,
            """
            show.yaml:5:10: error: a space is missing after `cc:`
                  - {cc:7, slider: A}
                     ^
            show.yaml:6:17: error: a space is missing after `slider:`
                  - {cc: 8, slider:A}
                            ^
            """),
        MappingCase(
            "MF-02 octal-looking numbers",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 010, button: A}
                  - {note: 08, button: A}
                  - {cc: 01, slider: A}
                  - {notes: 036-039, index: A}
                  - {cc: 1, slider: 007}
            """,
            """
            show.yaml:5:16: error: `note` needs a note's number or name, found `010`, which may be decimal or octal
                  - {note: 010, button: A}
                           ^
              hint: write `10` or `0o10`
            show.yaml:6:16: error: `note` needs a note's number or name, found `08`, which may be decimal or octal
                  - {note: 08, button: A}
                           ^
              hint: write `8`
            show.yaml:7:14: error: `cc` needs a whole number, found `01`, which may be decimal or octal
                  - {cc: 01, slider: A}
                         ^
              hint: write `1` or `0o1`
            show.yaml:8:17: error: `notes` needs numbers without leading zeros, found the text `036-039`
                  - {notes: 036-039, index: A}
                            ^
              hint: write `36` or `0o36`
            show.yaml:9:25: error: `slider` needs a label, a lid or an address such as "/002", found `007`, which may be decimal or octal
                  - {cc: 1, slider: 007}
                                    ^
              hint: write `7` or `0o7`
            """),
        MappingCase(
            "MF-04 typed truth values",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, invert: y}
                  - {cc: 2, slider: A, invert: 1}
                  - {cc: 3, slider: A, invert: }
            """,
            """
            show.yaml:5:36: error: `invert` needs `true` or `false`, found the text `y`
                  - {cc: 1, slider: A, invert: y}
                                               ^
              hint: write `true` or `false`, without quotes
            show.yaml:6:36: error: `invert` needs `true` or `false`, found the number `1`
                  - {cc: 2, slider: A, invert: 1}
                                               ^
              hint: write `true` or `false`, without quotes
            show.yaml:7:28: error: `invert` needs `true` or `false`, found nothing
                  - {cc: 3, slider: A, invert: }
                                       ^
              hint: write `true` or `false`, without quotes
            """),
        MappingCase(
            "MF-13 numbers of the wrong kind",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: "60", button: A}
                  - {note: 60.0, button: A}
                  - {note: 6e1, button: A}
                  - {cc: seven, slider: A}
                  - {cc: 7, slider: A, channel: "1"}
            """,
            """
            show.yaml:5:16: error: `note` needs a note's number or name, found the quoted text "60"
                  - {note: "60", button: A}
                           ^
              hint: remove the quotes: `60`
            show.yaml:6:16: error: `note` needs a note's number or name, found the number `60.0`
                  - {note: 60.0, button: A}
                           ^
            show.yaml:7:16: error: `note` needs a note's number or name, found the number `6e1`
                  - {note: 6e1, button: A}
                           ^
            show.yaml:8:14: error: `cc` needs a whole number, found the text `seven`
                  - {cc: seven, slider: A}
                         ^
            show.yaml:9:37: error: `channel` needs a whole number, found the quoted text "1"
                  - {cc: 7, slider: A, channel: "1"}
                                                ^
              hint: remove the quotes: `1`
            """),
        MappingCase(
            "MF-15 range and input",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, range: [.nan, .inf]}
                  - {cc: 2, slider: A, range: [0.5, 0.5]}
                  - {cc: 3, slider: A, range: [0, 2]}
                  - {cc: 4, slider: A, input: [0, 128]}
                  - {cc: 5, slider: A, input: 5}
                  - {cc: 6, slider: A, input: [1, 2, 3]}
                  - {cc: 7, slider: A, input: [0, 12.5]}
            """,
            """
            show.yaml:5:36: error: `range` needs a number, found the number `.nan`
                  - {cc: 1, slider: A, range: [.nan, .inf]}
                                               ^
            show.yaml:5:42: error: `range` needs a number, found the number `.inf`
                  - {cc: 1, slider: A, range: [.nan, .inf]}
                                                     ^
            show.yaml:6:35: error: the two ends of `range` are the same
                  - {cc: 2, slider: A, range: [0.5, 0.5]}
                                              ^
            show.yaml:7:39: error: `range` must be 0 to 1, found the number `2`
                  - {cc: 3, slider: A, range: [0, 2]}
                                                  ^
            show.yaml:8:39: error: `input` must be 0 to 127, found the number `128`
                  - {cc: 4, slider: A, input: [0, 128]}
                                                  ^
            show.yaml:9:35: error: `input` needs two whole numbers such as `[0, 127]`, found the number `5`
                  - {cc: 5, slider: A, input: 5}
                                              ^
            show.yaml:10:35: error: `input` needs two whole numbers such as `[0, 127]`, found a list of 3
                  - {cc: 6, slider: A, input: [1, 2, 3]}
                                              ^
            show.yaml:11:39: error: `input` needs a whole number, found the number `12.5`
                  - {cc: 7, slider: A, input: [0, 12.5]}
                                                  ^
            """),
        MappingCase(
            "MP-11 channels",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 73, button: A, channel: 0}
                  - {note: 73, button: A, channel: 17}
            """,
            """
            show.yaml:5:40: error: `channel` must be 1 to 16, found the number `0`
                  - {note: 73, button: A, channel: 0}
                                                   ^
            show.yaml:6:40: error: `channel` must be 1 to 16, found the number `17`
                  - {note: 73, button: A, channel: 17}
                                                   ^
            """),
    ]
}
