extension MappingCase {
    /// The moments of presses, velocity layers and bouncing buttons.
    static let presses: [MappingCase] = [
        MappingCase(
            "presses",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, when: hold}
                  - {note: 2, button: A, hold: 600ms}
                  - {note: 3, button: A, when: long, hold: 600}
                  - {note: 4, button: A, when: long, hold: 1ms}
                  - {note: 5, slider: A, when: press}
                  - {note: 6, toggle: A, mode: follow, when: release}
                  - {program: 7, button: A, when: long}
                  - {transport: stop, button: A, when: release}
                  - {note: 8, button: A, when: long, hold: 1.5 s}
            """,
            """
            show.yaml:5:36: error: `when` must be `press`, `release`, `long` or `double`, found the text `hold`
                  - {note: 1, button: A, when: hold}
                                               ^
            show.yaml:6:30: error: `hold` has no meaning here: it goes with `when: long`
                  - {note: 2, button: A, hold: 600ms}
                                         ^
            show.yaml:7:48: error: `hold` needs a time such as `600ms` or `1.5s`, found the number `600`
                  - {note: 3, button: A, when: long, hold: 600}
                                                           ^
            show.yaml:8:48: error: `hold` must be 50ms to 60s, found the text `1ms`
                  - {note: 4, button: A, when: long, hold: 1ms}
                                                           ^
            show.yaml:9:30: error: `when` has no meaning here: the rule follows every value, not presses
                  - {note: 5, slider: A, when: press}
                                         ^
            show.yaml:10:44: error: `when` has no meaning here: a toggle that follows is on from the press to the release
                  - {note: 6, toggle: A, mode: follow, when: release}
                                                       ^
            show.yaml:11:33: error: `when` has no meaning here: a program change is never held or released
                  - {program: 7, button: A, when: long}
                                            ^
            show.yaml:12:38: error: `when` has no meaning here: the transport's messages are never held or released
                  - {transport: stop, button: A, when: release}
                                                 ^
            show.yaml:13:48: error: `hold` needs a time such as `600ms` or `1.5s`, found the text `1.5 s`
                  - {note: 8, button: A, when: long, hold: 1.5 s}
                                                           ^
            """),
        MappingCase(
            "velocity layers",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, velocity: 80}
                  - {note: 2, button: A, velocity: [80, 1]}
                  - {note: 3, button: A, velocity: [0, 128]}
                  - {note: 4, button: A, velocity: [1, 80], threshold: 5}
                  - {cc: 5, button: A, velocity: [1, 80]}
                  - {note: 6, slider: A, value: 0, velocity: [1, 80]}
                  - {note: 6, slider: A, value: 1, velocity: [81, 127]}
                  - {note: 7, slider: A, value: 1}
                  - {note: 7, slider: A, value: 0, when: release}
                  - {note: 8, slider: A, value: 1, when: double}
                  - {note: 8, slider: A, value: 0, when: double}
            """,
            """
            show.yaml:5:40: error: `velocity` needs the softest and the hardest velocity such as `[1, 80]`, found the number `80`
                  - {note: 1, button: A, velocity: 80}
                                                   ^
            show.yaml:6:40: error: the first number of `velocity` is greater than the second
                  - {note: 2, button: A, velocity: [80, 1]}
                                                   ^
            show.yaml:7:41: error: `velocity` must be 1 to 127, found the number `0`
                  - {note: 3, button: A, velocity: [0, 128]}
                                                    ^
            show.yaml:7:44: error: `velocity` must be 1 to 127, found the number `128`
                  - {note: 3, button: A, velocity: [0, 128]}
                                                       ^
            show.yaml:8:49: error: `threshold` has no meaning here: `velocity` already says it
                  - {note: 4, button: A, velocity: [1, 80], threshold: 5}
                                                            ^
            show.yaml:9:28: error: `velocity` has no meaning here: it is for `note` and `notes`
                  - {cc: 5, button: A, velocity: [1, 80]}
                                       ^
            show.yaml:15:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {note: 8, slider: A, value: 0, when: double}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:14:9: note: the earlier rule is here
            """),
        MappingCase(
            "debounce",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, debounce: 0ms}
                  - {cc: 2, slider: A, debounce: 20ms}
                  - {program: 3, button: A, debounce: 20ms}
                  - {cc: 4, button: A, debounce: 20}
            """,
            """
            show.yaml:5:40: error: `debounce` must be 1ms to 1s, found the text `0ms`
                  - {note: 1, button: A, debounce: 0ms}
                                                   ^
            show.yaml:6:28: error: `debounce` has no meaning here: it is for buttons, and the rule follows every value
                  - {cc: 2, slider: A, debounce: 20ms}
                                       ^
            show.yaml:7:33: error: `debounce` has no meaning here: only buttons bounce
                  - {program: 3, button: A, debounce: 20ms}
                                            ^
            show.yaml:8:38: error: `debounce` needs a time such as `600ms` or `1.5s`, found the number `20`
                  - {cc: 4, button: A, debounce: 20}
                                                 ^
            """),
    ]
}
