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
            """,
            """
            show.yaml:5:38: error: `takeover` must be `jump`, `pickup` or `scale`, found the text `soft`
                  - {cc: 1, slider: A, takeover: soft}
                                                 ^
            show.yaml:6:28: error: `takeover` has no meaning here: it is for sliders
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
            show.yaml:10:9: note: the earlier rule is here
            """)
    ]
}
