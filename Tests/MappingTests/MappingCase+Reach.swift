extension MappingCase {
    /// What no message can reach, and knobs that speak otherwise.
    static let reach: [MappingCase] = [
        MappingCase(
            "patterns that get no port",
            """
            version: 1
            devices:
              - match: "nanoKONTROL2*"
                rules: [{cc: 1, slider: A}]
              - match: nanoKONTROL
                rules: [{cc: 2, slider: A}]
              - match: "nanoKON*"
                rules: [{cc: 3, slider: A}]
              - match: LPD8
                rules: [{note: 36, button: B}]
              - match: "LPD8*"
                rules: [{note: 37, button: B}]
              - match: "lpd8 mk?"
                rules: [{note: 38, button: B}]
            """,
            """
            show.yaml:3:12: warning: no rule of this device ever acts: `nanoKONTROL` has every port that `nanoKONTROL2*` could mean
              - match: "nanoKONTROL2*"
                       ^
              hint: give it a longer name, or put its rules there
            show.yaml:5:12: note: `nanoKONTROL` is here
            show.yaml:13:12: warning: no rule of this device ever acts: `LPD8` has every port that `lpd8 mk?` could mean
              - match: "lpd8 mk?"
                       ^
              hint: give it a longer name, or put its rules there
            show.yaml:9:12: note: `LPD8` is here
            """),
        MappingCase(
            "layers that are never on, or always",
            """
            version: 1
            layers:
              Shift: {note: 40, channel: 1}
              Free: {note: 41}
              Only: {note: 42, mode: radio}
            devices:
              - match: LPD8
                channel: 10
                rules:
                  - {note: 36, button: A, layer: Shift}
                  - {note: 37, button: A, layer: Free}
                  - {note: 38, button: A, layer: Only}
            """,
            """
            show.yaml:3:3: warning: the control of the layer `Shift` is on channel 1, but no rule of its devices is
              Shift: {note: 40, channel: 1}
              ^
            show.yaml:7:12: note: the device is here
            show.yaml:5:3: warning: the layer `Only` is always on: it is the only `radio` layer
              Only: {note: 42, mode: radio}
              ^
              hint: use `momentary` or `latched`, or give others this `mode` too
            """),
        MappingCase(
            "radio layers",
            """
            version: 1
            layers:
              Red: {note: 41, mode: radio}
              Blue: {note: 41, mode: radio, channel: 2}
              Green: {note: 41, mode: latched}
            devices:
              - match: LPD8
                rules:
                  - {notes: 36-37, index: A}
                  - {note: 36, slider: B, value: 1, layer: Red}
                  - {notes: 36-38, index: C, layer: Blue}
                  - {note: 36, button: D}
                  - {note: 36, button: E, layer: Green}
            """,
            """
            show.yaml:4:3: warning: one control turns on both `Red` and `Blue`, so that only the second is ever chosen
              Blue: {note: 41, mode: radio, channel: 2}
              ^
            show.yaml:3:3: note: `Red` is here
            show.yaml:12:9: warning: the rule never acts: one `radio` layer is always on, and each has a rule for this input
                  - {note: 36, button: D}
                    ^
            show.yaml:10:9: note: a rule of such a layer is here
            """),
        MappingCase(
            "labels that differ in little",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: Main Light}
                  - {cc: 2, slider: main light}
                  - {cc: 3, slider: MainLight}
                  - {cc: 4, slider: main light}
                  - {cc: 5, slider: Main Light 2}
            """,
            """
            show.yaml:6:25: warning: `main light` and `Main Light` are two controls: labels are compared letter by letter
                  - {cc: 2, slider: main light}
                                    ^
            show.yaml:5:25: note: `Main Light` is here
            show.yaml:7:25: warning: `MainLight` and `Main Light` are two controls: labels are compared letter by letter
                  - {cc: 3, slider: MainLight}
                                    ^
            show.yaml:5:25: note: `Main Light` is here
            """),
        MappingCase(
            "knobs of known devices",
            """
            version: 1
            devices:
              - match: X-TOUCH MINI
                rules:
                  - {cc: 19, slider: A}
                  - {cc: 16, channel: 1, slider: A}
                  - {cc: 16, channel: 11, slider: B}
                  - {cc: 17, slider: B}
                  - {cc: 20, encoder: twos_complement, slider: C}
                  - {cc: 21, encoder: sign_magnitude, slider: C}
                  - {cc: 22, button: D}
              - match: "nanokontrol2*"
                rules:
                  - {cc: 16, encoder: offset, slider: A}
                  - {cc: 24, encoder: offset, slider: A}
            """,
            """
            show.yaml:5:14: warning: cc 19 of the X-TOUCH MINI says steps, and the rule reads it as a position
                  - {cc: 19, slider: A}
                         ^
              hint: add `encoder: sign_magnitude`
            show.yaml:6:14: warning: cc 16 of the X-TOUCH MINI says steps, and the rule reads it as a position
                  - {cc: 16, channel: 1, slider: A}
                         ^
              hint: add `encoder: sign_magnitude`
            show.yaml:9:14: warning: cc 20 of the X-TOUCH MINI says its steps in `sign_magnitude`
                  - {cc: 20, encoder: twos_complement, slider: C}
                         ^
              hint: write `encoder: sign_magnitude`
            show.yaml:14:14: warning: cc 16 of the nanoKONTROL2 says a position, and the rule reads it as steps
                  - {cc: 16, encoder: offset, slider: A}
                         ^
              hint: leave `encoder: offset` out
            """),
    ]
}
