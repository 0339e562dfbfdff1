extension MappingCase {
    /// Take-over where nothing can take over.
    static let takeover: [MappingCase] = [
        MappingCase(
            "takeover",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, takeover: soft}
                  - {cc: 2, button: A, takeover: pickup}
                  - {note: 3, slider: A, takeover: pickup}
                  - {note: 4, slider: A, value: 1, takeover: scale}
                  - {cc: 5, encoder: offset, slider: A, takeover: pickup}
                  - {cc: 6, slider: A, takeover: pickup}
                  - {cc: 6, slider: A, takeover: jump}
                  - {notes: 7-9, index: B, takeover: pickup}
                  - {x: {note: 10, takeover: scale}, y: {cc: 11, takeover: scale}, xy: C}
                  - {x: {cc: 12}, y: {cc: 13}, xy: C, takeover: pickup}
                  - {cc: 14, index: B, takeover: scale}
            """,
            """
            show.yaml:5:38: error: `takeover` must be `jump`, `pickup` or `scale`, found the text `soft`
                  - {cc: 1, slider: A, takeover: soft}
                                                 ^
            show.yaml:6:28: error: `takeover` has no meaning here: a button is pressed, it follows no value
                  - {cc: 2, button: A, takeover: pickup}
                                       ^
            show.yaml:7:30: error: `takeover` has no meaning here: it is for faders and knobs, which stand somewhere
                  - {note: 3, slider: A, takeover: pickup}
                                         ^
            show.yaml:8:40: error: `takeover` has no meaning here: `value` already says the slider's level
                  - {note: 4, slider: A, value: 1, takeover: scale}
                                                   ^
            show.yaml:9:45: error: `takeover` has no meaning here: an encoder says steps, not values
                  - {cc: 5, encoder: offset, slider: A, takeover: pickup}
                                                        ^
            show.yaml:11:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {cc: 6, slider: A, takeover: jump}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:10:9: note: the earlier rule is here
            show.yaml:12:32: error: `takeover` has no meaning here: each note picks an option
                  - {notes: 7-9, index: B, takeover: pickup}
                                           ^
            show.yaml:13:24: error: `takeover` has no meaning here: it is for faders and knobs, which stand somewhere
                  - {x: {note: 10, takeover: scale}, y: {cc: 11, takeover: scale}, xy: C}
                                   ^
            show.yaml:14:43: error: `takeover` has no meaning here: it stands in `x` or in `y`
                  - {x: {cc: 12}, y: {cc: 13}, xy: C, takeover: pickup}
                                                      ^
            """),
        MappingCase(
            "deadzone",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, deadzone: 63}
                  - {pitch_bend: any, slider: A, deadzone: 8191}
                  - {cc: 2, slider: A, input: [10, 20], deadzone: 4}
                  - {cc: 3, slider: A, input: [10, 20], deadzone: 3}
                  - {cc: 4, slider: A, input: [10, 12], deadzone: 1}
                  - {cc: 5, button: B, deadzone: 3}
                  - {note: 6, slider: A, deadzone: 3}
                  - {cc: 7, encoder: offset, slider: A, deadzone: 3}
            """,
            """
            show.yaml:5:38: error: `deadzone` must be 1 to 62, found the number `63`
                  - {cc: 1, slider: A, deadzone: 63}
                                                 ^
            show.yaml:6:48: error: `deadzone` must be 1 to 8190, found the number `8191`
                  - {pitch_bend: any, slider: A, deadzone: 8191}
                                                           ^
            show.yaml:7:55: error: `deadzone` must leave a way to both ends of `input`: 1 to 3, found 4
                  - {cc: 2, slider: A, input: [10, 20], deadzone: 4}
                                                                  ^
            show.yaml:9:55: error: `input` has too few values for a `deadzone`
                  - {cc: 4, slider: A, input: [10, 12], deadzone: 1}
                                                                  ^
            show.yaml:10:28: error: `deadzone` has no meaning here: a button is pressed, it follows no value
                  - {cc: 5, button: B, deadzone: 3}
                                       ^
            show.yaml:11:30: error: `deadzone` has no meaning here: it is for wheels and knobs, which stand somewhere
                  - {note: 6, slider: A, deadzone: 3}
                                         ^
            show.yaml:12:45: error: `deadzone` has no meaning here: an encoder says steps, not values
                  - {cc: 7, encoder: offset, slider: A, deadzone: 3}
                                                        ^
            """),
        MappingCase(
            "rate and expire",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A, rate: 0}
                  - {cc: 2, slider: A, rate: 1000}
                  - {cc: 3, slider: A, expire: 1s}
                  - {note: 4, index: B, value: 1, delivery: latest, expire: 1s}
                  - {note: 5, button: C, expire: 40ms}
                  - {note: 6, button: C, expire: 61s}
                  - {note: 7, toggle: D, delivery: every, expire: 0.05s}
                  - {x: {cc: 8}, y: {cc: 9}, xy: E, expire: 1s, rate: 2}
                  - {note: 12, button: C, expire: 1s}
                  - {note: 12, button: C, expire: 2s}
                  - {cc: 13, index: B, expire: 1s}
                  - {notes: 14-15, index: B, expire: 1s}
            """,
            """
            show.yaml:5:34: error: `rate` must be 0.1 to 1000, found the number `0`
                  - {cc: 1, slider: A, rate: 0}
                                             ^
            show.yaml:7:28: error: `expire` has no meaning here: only the newest value counts, and never gets too old, unless `delivery: every` is written
                  - {cc: 3, slider: A, expire: 1s}
                                       ^
            show.yaml:8:57: error: `expire` has no meaning here: with `delivery: latest` only the newest value counts, and never gets too old
                  - {note: 4, index: B, value: 1, delivery: latest, expire: 1s}
                                                                    ^
            show.yaml:9:38: error: `expire` must be 50ms to 60s, found the text `40ms`
                  - {note: 5, button: C, expire: 40ms}
                                                 ^
            show.yaml:10:38: error: `expire` must be 50ms to 60s, found the text `61s`
                  - {note: 6, button: C, expire: 61s}
                                                 ^
            show.yaml:12:41: error: `expire` has no meaning here: only the newest value counts, and never gets too old, unless `delivery: every` is written
                  - {x: {cc: 8}, y: {cc: 9}, xy: E, expire: 1s, rate: 2}
                                                    ^
            show.yaml:14:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {note: 12, button: C, expire: 2s}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:13:9: note: the earlier rule is here
            show.yaml:15:28: error: `expire` has no meaning here: only the newest value counts, and never gets too old, unless `delivery: every` is written
                  - {cc: 13, index: B, expire: 1s}
                                       ^
            """),
    ]
}
