extension MappingCase {
    /// Curves, steps and dead-bands.
    static let curves: [MappingCase] = [
        MappingCase(
            "curves",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, curve: log}
                  - {cc: 2, slider: A, curve: []}
                  - {cc: 3, slider: A, curve: [[0, 0]]}
                  - {cc: 4, slider: A, curve: [0, 1]}
                  - {cc: 5, slider: A, curve: [[0, 0], [0.5, 0.2], [0.5, 0.7], [1, 1]]}
                  - {cc: 6, slider: A, curve: [[1, 1], [0, 0]]}
                  - {cc: 7, slider: A, curve: [[0, 0], [1, 1.5]]}
                  - {cc: 8, slider: A, curve: [[0, 0], [1, .inf], [x, 1]]}
            """,
            """
            show.yaml:5:35: error: `curve` must be `linear`, `logarithmic`, `exponential` or `s`, found the text `log`
                  - {cc: 1, slider: A, curve: log}
                                              ^
            show.yaml:6:35: error: `curve` needs 2 to 64 points such as `[[0, 0], [0.5, 0.2], [1, 1]]`, found an empty list
                  - {cc: 2, slider: A, curve: []}
                                              ^
            show.yaml:7:35: error: `curve` needs 2 to 64 points such as `[[0, 0], [0.5, 0.2], [1, 1]]`, found a list of 1
                  - {cc: 3, slider: A, curve: [[0, 0]]}
                                              ^
            show.yaml:8:36: error: `curve` needs points of travel and value such as `[0.5, 0.2]`, found the number `0`
                  - {cc: 4, slider: A, curve: [0, 1]}
                                               ^
            show.yaml:8:39: error: `curve` needs points of travel and value such as `[0.5, 0.2]`, found the number `1`
                  - {cc: 4, slider: A, curve: [0, 1]}
                                                  ^
            show.yaml:9:56: error: each point of `curve` must lie further than the one before
                  - {cc: 5, slider: A, curve: [[0, 0], [0.5, 0.2], [0.5, 0.7], [1, 1]]}
                                                                   ^
            show.yaml:9:44: note: the point before is here
            show.yaml:10:44: error: each point of `curve` must lie further than the one before
                  - {cc: 6, slider: A, curve: [[1, 1], [0, 0]]}
                                                       ^
            show.yaml:10:36: note: the point before is here
            show.yaml:11:48: error: `curve` must be 0 to 1, found the number `1.5`
                  - {cc: 7, slider: A, curve: [[0, 0], [1, 1.5]]}
                                                           ^
            show.yaml:12:48: error: `curve` needs a number, found the number `.inf`
                  - {cc: 8, slider: A, curve: [[0, 0], [1, .inf], [x, 1]]}
                                                           ^
            show.yaml:12:56: error: `curve` needs a number, found the text `x`
                  - {cc: 8, slider: A, curve: [[0, 0], [1, .inf], [x, 1]]}
                                                                   ^
            """),
        MappingCase(
            "steps and deadband",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, steps: 1}
                  - {cc: 2, slider: A, steps: 2.5}
                  - {cc: 3, slider: A, deadband: 0}
                  - {cc: 4, slider: A, deadband: -0.1}
                  - {cc: 5, slider: A, deadband: 2/127}
            """,
            """
            show.yaml:5:35: error: `steps` must be 2 to 16384, found the number `1`
                  - {cc: 1, slider: A, steps: 1}
                                              ^
            show.yaml:6:35: error: `steps` needs a whole number, found the number `2.5`
                  - {cc: 2, slider: A, steps: 2.5}
                                              ^
            show.yaml:8:38: error: `deadband` must be 0 to 1, found the number `-0.1`
                  - {cc: 4, slider: A, deadband: -0.1}
                                                 ^
            """),
        MappingCase(
            "shaping without meaning",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, button: A, curve: s, steps: 3, deadband: 0.1}
                  - {cc: 2, encoder: offset, slider: A, curve: s, steps: 3, deadband: 0.1}
                  - {cc: 3, index: A, curve: s, steps: 3, deadband: 0.1}
                  - {note: 4, slider: A, value: 1, curve: s, steps: 3, deadband: 0.1}
            """,
            """
            show.yaml:5:28: error: `curve` has no meaning here: a button is pressed, it follows no value
                  - {cc: 1, button: A, curve: s, steps: 3, deadband: 0.1}
                                       ^
            show.yaml:5:38: error: `steps` has no meaning here: a button is pressed, it follows no value
                  - {cc: 1, button: A, curve: s, steps: 3, deadband: 0.1}
                                                 ^
            show.yaml:5:48: error: `deadband` has no meaning here: a button is pressed, it follows no value
                  - {cc: 1, button: A, curve: s, steps: 3, deadband: 0.1}
                                                           ^
            show.yaml:6:45: error: `curve` has no meaning here: an encoder says steps, not values
                  - {cc: 2, encoder: offset, slider: A, curve: s, steps: 3, deadband: 0.1}
                                                        ^
            show.yaml:6:55: error: `steps` has no meaning here: an encoder says steps, not values
                  - {cc: 2, encoder: offset, slider: A, curve: s, steps: 3, deadband: 0.1}
                                                                  ^
            show.yaml:6:65: error: `deadband` has no meaning here: an encoder says steps, not values
                  - {cc: 2, encoder: offset, slider: A, curve: s, steps: 3, deadband: 0.1}
                                                                            ^
            show.yaml:7:37: error: `steps` has no meaning here: the options are the steps
                  - {cc: 3, index: A, curve: s, steps: 3, deadband: 0.1}
                                                ^
            show.yaml:8:40: error: `curve` has no meaning here: `value` already says the slider's level
                  - {note: 4, slider: A, value: 1, curve: s, steps: 3, deadband: 0.1}
                                                   ^
            show.yaml:8:50: error: `steps` has no meaning here: `value` already says the slider's level
                  - {note: 4, slider: A, value: 1, curve: s, steps: 3, deadband: 0.1}
                                                             ^
            show.yaml:8:60: error: `deadband` has no meaning here: `value` already says the slider's level
                  - {note: 4, slider: A, value: 1, curve: s, steps: 3, deadband: 0.1}
                                                                       ^
            """),
    ]
}
