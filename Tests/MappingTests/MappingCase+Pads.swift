extension MappingCase {
    /// Pads and texts.
    static let pads: [MappingCase] = [
        MappingCase(
            "pads",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {x: {cc: 1}, xy: A}
                  - {xy: A}
                  - {x: {cc: 1}, y: {cc: 2}}
                  - {x: {cc: 1}, y: {cc: 2}, slider: A}
                  - {x: {cc: 1}, y: {cc: 2}, xy: A, slider: B}
                  - {x: {cc: 1}, y: 2, xy: A}
                  - {x: {cc: 1}, y: {}, xy: A}
                  - {cc: 1, xy: A}
            """,
            """
            show.yaml:5:9: error: the pad has no `y`
                  - {x: {cc: 1}, xy: A}
                    ^
              hint: write both axes, such as `x: {cc: 12}, y: {cc: 13}`
            show.yaml:6:9: error: the pad has no `x`
                  - {xy: A}
                    ^
              hint: write both axes, such as `x: {cc: 12}, y: {cc: 13}`
            show.yaml:6:9: error: the pad has no `y`
                  - {xy: A}
                    ^
              hint: write both axes, such as `x: {cc: 12}, y: {cc: 13}`
            show.yaml:7:9: error: the rule has no target
                  - {x: {cc: 1}, y: {cc: 2}}
                    ^
              hint: write one of `button`, `slider`, `toggle`, `index`, `string` or `xy`
            show.yaml:8:10: error: `x` has no meaning here: it is for `xy`
                  - {x: {cc: 1}, y: {cc: 2}, slider: A}
                     ^
            show.yaml:8:22: error: `y` has no meaning here: it is for `xy`
                  - {x: {cc: 1}, y: {cc: 2}, slider: A}
                                 ^
            show.yaml:9:41: error: `slider` is a second target beside `xy`
                  - {x: {cc: 1}, y: {cc: 2}, xy: A, slider: B}
                                                    ^
              hint: write one rule for each
            show.yaml:9:34: note: `xy` is here
            show.yaml:10:25: error: `y` needs keys and values, found the number `2`
                  - {x: {cc: 1}, y: 2, xy: A}
                                    ^
            show.yaml:11:25: error: the rule has no source
                  - {x: {cc: 1}, y: {}, xy: A}
                                    ^
              hint: write one of `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure` or `transport`
            show.yaml:12:10: error: `cc` has no meaning here: the sources of a pad stand in `x` and `y`, such as `x: {cc: 12}`
                  - {cc: 1, xy: A}
                     ^
            """),
        MappingCase(
            "axes of pads",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {x: {cc: 1, value: 1}, y: {cc: 2, chanel: 3}, xy: A}
                  - {x: {cc: 1, note: 1}, y: {transport: start}, xy: A}
                  - {x: {cc: 1}, y: {cc: 2}, xy: A, invert: true, mode: flip}
                  - {x: {cc: 1, curve: x}, y: {cc: 2, threshold: 3}, xy: A}
                  - {x: {cc: 1, encoder: offset, curve: s}, y: {cc: 2, step: 0.1}, xy: A}
            """,
            """
            show.yaml:5:21: error: unknown key `value` in `x`
                  - {x: {cc: 1, value: 1}, y: {cc: 2, chanel: 3}, xy: A}
                                ^
              hint: known keys: `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure`, `transport`, `channel`, `bank`, `order`, `input`, `range`, `invert`, `threshold`, `curve`, `steps`, `deadband`, `deadzone`, `encoder`, `step`, `acceleration`, `wrap`, `start`, `takeover` or `light`
            show.yaml:5:43: error: unknown key `chanel` in `y`
                  - {x: {cc: 1, value: 1}, y: {cc: 2, chanel: 3}, xy: A}
                                                      ^
              hint: did you mean `channel`?
            show.yaml:6:21: error: `note` is a second source beside `cc`
                  - {x: {cc: 1, note: 1}, y: {transport: start}, xy: A}
                                ^
              hint: write one rule for each
            show.yaml:6:14: note: `cc` is here
            show.yaml:6:35: error: `transport` has no meaning here: an axis needs a value
                  - {x: {cc: 1, note: 1}, y: {transport: start}, xy: A}
                                              ^
            show.yaml:7:41: error: `invert` has no meaning here: it stands in `x` or in `y`
                  - {x: {cc: 1}, y: {cc: 2}, xy: A, invert: true, mode: flip}
                                                    ^
            show.yaml:7:55: error: `mode` has no meaning here: a pad follows its two values
                  - {x: {cc: 1}, y: {cc: 2}, xy: A, invert: true, mode: flip}
                                                                  ^
            show.yaml:8:28: error: `curve` must be `linear`, `logarithmic`, `exponential` or `s`, found the text `x`
                  - {x: {cc: 1, curve: x}, y: {cc: 2, threshold: 3}, xy: A}
                                       ^
            show.yaml:8:43: error: `threshold` has no meaning here: the rule follows every value of the controller, not its presses
                  - {x: {cc: 1, curve: x}, y: {cc: 2, threshold: 3}, xy: A}
                                                      ^
            show.yaml:9:38: error: `curve` has no meaning here: an encoder says steps, not values
                  - {x: {cc: 1, encoder: offset, curve: s}, y: {cc: 2, step: 0.1}, xy: A}
                                                 ^
            show.yaml:9:60: error: `step` has no meaning here: it is for an `encoder`, or the steps of a parameter
                  - {x: {cc: 1, encoder: offset, curve: s}, y: {cc: 2, step: 0.1}, xy: A}
                                                                       ^
            """),
        MappingCase(
            "pads with two meanings",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {x: {cc: 1}, y: {cc: 2}, xy: A}
                  - {x: {cc: 1}, y: {cc: 2}, xy: A}
                  - {x: {cc: 1, invert: true}, y: {cc: 2, invert: true}, xy: A}
                  - {x: {cc: [1, 33]}, y: {cc: 3}, xy: A}
            """,
            """
            show.yaml:6:9: warning: this rule repeats an earlier one and is ignored
                  - {x: {cc: 1}, y: {cc: 2}, xy: A}
                    ^
            show.yaml:5:9: note: the earlier rule is here
            show.yaml:7:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {x: {cc: 1, invert: true}, y: {cc: 2, invert: true}, xy: A}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:5:9: note: the earlier rule is here
            show.yaml:8:18: error: cc 1 is the most significant half of cc 1, 33 and cannot be a controller for itself too
                  - {x: {cc: [1, 33]}, y: {cc: 3}, xy: A}
                             ^
              hint: remove one of the two rules, or give them different channels
            show.yaml:5:18: note: cc 1 is here
            """),
        MappingCase(
            "texts",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, string: A}
                  - {note: 2, string: A, value: [x]}
                  - {note: 3, string: A, value: x, mode: on, range: [0, 1], input: [0, 1], invert: true}
                  - {cc: 4, string: A, value: x, encoder: offset}
            """,
            """
            show.yaml:5:19: error: `string` needs a `value`: the text that a press sends
                  - {note: 1, string: A}
                              ^
            show.yaml:6:37: error: `value` needs a text, found a list of 1
                  - {note: 2, string: A, value: [x]}
                                                ^
            show.yaml:7:40: error: `mode` has no meaning here: it is for toggles
                  - {note: 3, string: A, value: x, mode: on, range: [0, 1], input: [0, 1], invert: true}
                                                   ^
            show.yaml:7:50: error: `range` has no meaning here: it is for sliders and pads
                  - {note: 3, string: A, value: x, mode: on, range: [0, 1], input: [0, 1], invert: true}
                                                             ^
            show.yaml:7:65: error: `input` has no meaning here: a text is sent by a press, it follows no value
                  - {note: 3, string: A, value: x, mode: on, range: [0, 1], input: [0, 1], invert: true}
                                                                            ^
            show.yaml:7:80: error: `invert` has no meaning here: a text is sent by a press, it follows no value
                  - {note: 3, string: A, value: x, mode: on, range: [0, 1], input: [0, 1], invert: true}
                                                                                           ^
            show.yaml:8:38: error: `encoder` has no meaning here: a text is sent by a press, it follows no value
                  - {cc: 4, string: A, value: x, encoder: offset}
                                                 ^
            """),
    ]
}
