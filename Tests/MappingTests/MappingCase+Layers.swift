extension MappingCase {
    /// Layers, and rules that name them.
    static let layers: [MappingCase] = [
        MappingCase(
            "layers",
            """
            version: 1
            layers:
              Shift: {note: 40, mode: hold, device: LPD9, chanel: 1}
              Alt: {cc: [1, 33]}
              Fn: {mode: radio}
              Both: {note: 1, cc: 2, channel: 17, threshold: 0}
              Word: yes
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, layer: shift}
                  - {note: 2, button: A, layer: Alt}
                  - {note: 2, button: A, layer: Fn}
            """,
            """
            show.yaml:3:27: error: `mode` must be `momentary`, `latched` or `radio`, found the text `hold`
              Shift: {note: 40, mode: hold, device: LPD9, chanel: 1}
                                      ^
            show.yaml:3:41: error: no device of the file is called `LPD9` by `name` or `match`
              Shift: {note: 40, mode: hold, device: LPD9, chanel: 1}
                                                    ^
              hint: did you mean `LPD8`?
            show.yaml:3:47: error: unknown key `chanel` in a layer
              Shift: {note: 40, mode: hold, device: LPD9, chanel: 1}
                                                          ^
              hint: did you mean `channel`?
            show.yaml:4:13: error: `cc` needs one controller, found a list of 2
              Alt: {cc: [1, 33]}
                        ^
            show.yaml:5:3: error: this layer has no `cc` or `note`
              Fn: {mode: radio}
              ^
              hint: write the control that turns it on, such as `{note: 40}` or `{cc: 46}`
            show.yaml:6:19: error: `cc` is a second control beside `note`
              Both: {note: 1, cc: 2, channel: 17, threshold: 0}
                              ^
              hint: keep one of them
            show.yaml:6:10: note: `note` is here
            show.yaml:6:35: error: `channel` must be 1 to 16, found the number `17`
              Both: {note: 1, cc: 2, channel: 17, threshold: 0}
                                              ^
            show.yaml:6:50: error: `threshold` must be 1 to 127, found the number `0`
              Both: {note: 1, cc: 2, channel: 17, threshold: 0}
                                                             ^
            show.yaml:7:9: error: `Word` needs keys and values, found the text `yes`
              Word: yes
                    ^
            show.yaml:11:37: error: the file has no layer `shift`
                  - {note: 1, button: A, layer: shift}
                                                ^
              hint: did you mean `Shift`?
            """),
        MappingCase(
            "no layers",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {note: 1, button: A, layer: Shift}
                  - {x: {cc: 1, layer: Shift}, y: {cc: 2}, xy: A}
            """,
            """
            show.yaml:5:37: error: the file has no layer `Shift`
                  - {note: 1, button: A, layer: Shift}
                                                ^
              hint: name it first, such as `layers: {Shift: {note: 40}}`
            show.yaml:6:21: error: unknown key `layer` in `x`
                  - {x: {cc: 1, layer: Shift}, y: {cc: 2}, xy: A}
                                ^
              hint: known keys: `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure`, `transport`, `channel`, `bank`, `order`, `input`, `range`, `invert`, `threshold`, `curve`, `steps`, `deadband`, `deadzone`, `encoder`, `step`, `acceleration`, `wrap`, `start`, `takeover` or `light`
            """),
    ]
}
