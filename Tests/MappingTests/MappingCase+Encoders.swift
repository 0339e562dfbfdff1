extension MappingCase {
    /// Encoders and their steps.
    static let encoders: [MappingCase] = [
        MappingCase(
            "encoders",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, encoder: relative, slider: A}
                  - {cc: [1, 33], encoder: offset, slider: A}
                  - {note: 1, encoder: offset, slider: A}
                  - {pitch_bend: any, encoder: offset, slider: A}
                  - {cc: 2, encoder: offset, button: A}
                  - {cc: 3, encoder: offset, toggle: A, step: 0.1}
                  - {cc: 4, encoder: offset, slider: A, value: 1}
                  - {cc: 5, encoder: offset, slider: A, input: [0, 3], threshold: 4}
            """,
            """
            show.yaml:5:26: error: `encoder` must be `twos_complement`, `offset`, `sign_magnitude` or `binary`, found the text `relative`
                  - {cc: 1, encoder: relative, slider: A}
                                     ^
              hint: one step right, then left: 1 and 127 `twos_complement`, 65 and 63 `offset`, 1 and 65 `sign_magnitude`, 127 and 0 `binary`
            show.yaml:6:23: error: `encoder` has no meaning here: it is for a `cc` with one number
                  - {cc: [1, 33], encoder: offset, slider: A}
                                  ^
            show.yaml:7:19: error: `encoder` has no meaning here: it is for a `cc` with one number
                  - {note: 1, encoder: offset, slider: A}
                              ^
            show.yaml:8:27: error: `encoder` has no meaning here: it is for a `cc` with one number
                  - {pitch_bend: any, encoder: offset, slider: A}
                                      ^
            show.yaml:9:17: error: `encoder` has no meaning here: a button is pressed, it follows no value
                  - {cc: 2, encoder: offset, button: A}
                            ^
            show.yaml:10:17: error: `encoder` has no meaning here: a toggle is on or off, it follows no value
                  - {cc: 3, encoder: offset, toggle: A, step: 0.1}
                            ^
            show.yaml:10:45: error: `step` has no meaning here: a toggle is on or off, it follows no value
                  - {cc: 3, encoder: offset, toggle: A, step: 0.1}
                                                        ^
            show.yaml:11:17: error: `encoder` has no meaning here: `value` already says the slider's level
                  - {cc: 4, encoder: offset, slider: A, value: 1}
                            ^
            show.yaml:12:45: error: `input` has no meaning here: an encoder says steps, not values
                  - {cc: 5, encoder: offset, slider: A, input: [0, 3], threshold: 4}
                                                        ^
            show.yaml:12:60: error: `threshold` has no meaning here: the rule follows every value of the controller, not its presses
                  - {cc: 5, encoder: offset, slider: A, input: [0, 3], threshold: 4}
                                                                       ^
            """),
        MappingCase(
            "steps of an encoder",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, encoder: offset, slider: A, step: 0}
                  - {cc: 2, encoder: offset, slider: A, step: 2}
                  - {cc: 3, encoder: offset, slider: A, step: 1/0}
                  - {cc: 4, encoder: offset, slider: A, step: -1/4}
                  - {cc: 5, encoder: offset, slider: A, step: .nan}
                  - {cc: 6, encoder: offset, slider: A, acceleration: 0.5, wrap: 1, start: 1.5}
                  - {cc: 7, slider: A, step: 0.1, acceleration: 2, wrap: true, start: 0.5}
                  - {nrpn: 8, slider: A, step: 1/127, acceleration: 2, wrap: true, start: 0.5}
                  - {nrpn: 9, button: A, step: 1/127}
            """,
            """
            show.yaml:5:51: error: `step` must be above 0 and at most 1, found the number `0`
                  - {cc: 1, encoder: offset, slider: A, step: 0}
                                                              ^
            show.yaml:6:51: error: `step` must be above 0 and at most 1, found the number `2`
                  - {cc: 2, encoder: offset, slider: A, step: 2}
                                                              ^
            show.yaml:7:51: error: `step` needs a number such as `0.01`, or a fraction such as `1/127`, found the text `1/0`
                  - {cc: 3, encoder: offset, slider: A, step: 1/0}
                                                              ^
            show.yaml:8:51: error: `step` must be above 0 and at most 1, found the text `-1/4`
                  - {cc: 4, encoder: offset, slider: A, step: -1/4}
                                                              ^
            show.yaml:9:51: error: `step` needs a number such as `0.01`, or a fraction such as `1/127`, found the number `.nan`
                  - {cc: 5, encoder: offset, slider: A, step: .nan}
                                                              ^
            show.yaml:10:59: error: `acceleration` must be 1 to 100, found the number `0.5`
                  - {cc: 6, encoder: offset, slider: A, acceleration: 0.5, wrap: 1, start: 1.5}
                                                                      ^
            show.yaml:10:70: error: `wrap` needs `true` or `false`, found the number `1`
                  - {cc: 6, encoder: offset, slider: A, acceleration: 0.5, wrap: 1, start: 1.5}
                                                                                 ^
              hint: write `true` or `false`, without quotes
            show.yaml:10:80: error: `start` must be 0 to 1, found the number `1.5`
                  - {cc: 6, encoder: offset, slider: A, acceleration: 0.5, wrap: 1, start: 1.5}
                                                                                           ^
            show.yaml:11:28: error: `step` has no meaning here: it is for an `encoder`, or the steps of a parameter
                  - {cc: 7, slider: A, step: 0.1, acceleration: 2, wrap: true, start: 0.5}
                                       ^
            show.yaml:11:39: error: `acceleration` has no meaning here: it is for an `encoder`, or the steps of a parameter
                  - {cc: 7, slider: A, step: 0.1, acceleration: 2, wrap: true, start: 0.5}
                                                  ^
            show.yaml:11:56: error: `wrap` has no meaning here: it is for an `encoder`, or the steps of a parameter
                  - {cc: 7, slider: A, step: 0.1, acceleration: 2, wrap: true, start: 0.5}
                                                                   ^
            show.yaml:11:68: error: `start` has no meaning here: it is for an `encoder`, or the steps of a parameter
                  - {cc: 7, slider: A, step: 0.1, acceleration: 2, wrap: true, start: 0.5}
                                                                               ^
            show.yaml:13:30: error: `step` has no meaning here: a button is pressed, it follows no value
                  - {nrpn: 9, button: A, step: 1/127}
                                         ^
            """),
        MappingCase(
            "two meanings of an encoder",
            """
            version: 1
            devices:
              - match: Knob
                rules:
                  - {cc: 1, encoder: offset, slider: A}
                  - {cc: 1, encoder: binary, slider: A}
                  - {cc: 1, slider: A}
            """,
            """
            show.yaml:6:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {cc: 1, encoder: binary, slider: A}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:5:9: note: the earlier rule is here
            show.yaml:7:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {cc: 1, slider: A}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:5:9: note: the earlier rule is here
            """),
    ]
}
