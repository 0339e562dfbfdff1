extension MappingCase {
    /// Mistakes in the structure of a file.
    static let structure: [MappingCase] = [
        MappingCase(
            "empty file",
            """
            # nothing yet
            """,
            """
            show.yaml:1:1: error: the file is empty
            # nothing yet
            ^
              hint: it needs at least `version: 1` and `devices:`
            """),
        MappingCase(
            "MF-11 unknown keys of the file",
            """
            version: 1
            device: []
            limit: {total: 5}
            """,
            """
            show.yaml:1:1: error: the file has no `devices`
            version: 1
            ^
              hint: list at least one device with `match` and `rules`
            show.yaml:2:1: error: unknown key `device` in the file
            device: []
            ^
              hint: did you mean `devices`?
            show.yaml:3:1: error: unknown key `limit` in the file
            limit: {total: 5}
            ^
              hint: did you mean `limits`?
            """),
        MappingCase(
            "no version",
            """
            devices: []
            """,
            """
            show.yaml:1:1: error: the file has no `version`
            devices: []
            ^
              hint: write `version: 1` in the first line
            show.yaml:1:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "newer version",
            """
            version: 2
            devices: []
            """,
            """
            show.yaml:1:10: error: this program reads version 1 of the mapping file, not 2
            version: 2
                     ^
            show.yaml:2:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "version in quotes",
            """
            version: "1"
            devices: []
            """,
            """
            show.yaml:1:10: error: `version` needs a whole number, found the quoted text "1"
            version: "1"
                     ^
              hint: remove the quotes: `1`
            show.yaml:2:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "not a mapping",
            """
            - match: LPD8
            """,
            """
            show.yaml:1:1: error: the file must be keys and values, found a list of 1
            - match: LPD8
            ^
            """),
        MappingCase(
            "devices is no list",
            """
            version: 1
            devices: LPD8
            """,
            """
            show.yaml:2:10: error: `devices` needs a list, found the text `LPD8`
            devices: LPD8
                     ^
            """),
        MappingCase(
            "devices is nothing",
            """
            version: 1
            devices:
            """,
            """
            show.yaml:2:1: error: `devices` needs a list, found nothing
            devices:
            ^
            """),
        MappingCase(
            "a device is a text",
            """
            version: 1
            devices:
              - LPD8
            """,
            """
            show.yaml:3:5: error: a device must be keys and values, found the text `LPD8`
              - LPD8
                ^
            """),
        MappingCase(
            "no match",
            """
            version: 1
            devices:
              - rules: []
            """,
            """
            show.yaml:3:5: error: this device has no `match`
              - rules: []
                ^
              hint: add `match:` with the name of the device, or the beginning of it
            show.yaml:3:5: warning: this device has no rules, so nothing will happen
              - rules: []
                ^
            """),
        MappingCase(
            "match misspelt",
            """
            version: 1
            devices:
              - mach: LPD8
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:3:5: error: unknown key `mach` in a device
              - mach: LPD8
                ^
              hint: did you mean `match`?
            """),
        MappingCase(
            "match is empty",
            """
            version: 1
            devices:
              - match: " "
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:3:12: error: `match` is an empty text
              - match: " "
                       ^
            """),
        MappingCase(
            "match is nothing",
            """
            version: 1
            devices:
              - match:
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:3:5: error: `match` needs a text, found nothing
              - match:
                ^
            """),
        MappingCase(
            "no rules",
            """
            version: 1
            devices:
              - match: LPD8
            """,
            """
            show.yaml:3:5: warning: this device has no rules, so nothing will happen
              - match: LPD8
                ^
            """),
        MappingCase(
            "rules is a mapping",
            """
            version: 1
            devices:
              - match: LPD8
                rules: {cc: 1, slider: A}
            """,
            """
            show.yaml:4:12: error: `rules` needs a list, found keys and values
                rules: {cc: 1, slider: A}
                       ^
            """),
        MappingCase(
            "planned device keys",
            """
            version: 1
            devices:
              - match: LPD8
                usb: 1-1.4
                serial: ABC
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:4:5: error: `usb` is not read by this version yet
                usb: 1-1.4
                ^
            show.yaml:5:5: error: `serial` is not read by this version yet
                serial: ABC
                ^
            """),
        MappingCase(
            "layers",
            """
            version: 1
            layers: {}
            devices: []
            """,
            """
            show.yaml:2:1: error: `layers` is not read by this version yet
            layers: {}
            ^
            show.yaml:3:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "MP-11 device channel and port",
            """
            version: 1
            devices:
              - match: LPD8
                channel: 0
                port: 256
                rules: [{cc: 1, slider: A}]
            """,
            """
            show.yaml:4:14: error: `channel` must be 1 to 16, found the number `0`
                channel: 0
                         ^
            show.yaml:5:11: error: `port` must be 0 to 255, found the number `256`
                port: 256
                      ^
            """),
        MappingCase(
            "limits",
            """
            version: 1
            limits: {per_control: 0, total: .inf, burst: 1.5, brust: 2}
            devices: []
            """,
            """
            show.yaml:2:23: error: `per_control` must be 0.1 to 1000, found the number `0`
            limits: {per_control: 0, total: .inf, burst: 1.5, brust: 2}
                                  ^
            show.yaml:2:33: error: `total` needs a number, found the number `.inf`
            limits: {per_control: 0, total: .inf, burst: 1.5, brust: 2}
                                            ^
            show.yaml:2:46: error: `burst` needs a whole number, found the number `1.5`
            limits: {per_control: 0, total: .inf, burst: 1.5, brust: 2}
                                                         ^
            show.yaml:2:51: error: unknown key `brust` in `limits`
            limits: {per_control: 0, total: .inf, burst: 1.5, brust: 2}
                                                              ^
              hint: did you mean `burst`?
            show.yaml:3:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "limits too great",
            """
            version: 1
            limits: {per_control: 1000.5, total: -1, burst: 0}
            devices: []
            """,
            """
            show.yaml:2:23: error: `per_control` must be 0.1 to 1000, found the number `1000.5`
            limits: {per_control: 1000.5, total: -1, burst: 0}
                                  ^
            show.yaml:2:38: error: `total` must be 0.1 to 1000, found the number `-1`
            limits: {per_control: 1000.5, total: -1, burst: 0}
                                                 ^
            show.yaml:2:49: error: `burst` must be 1 to 1000, found the number `0`
            limits: {per_control: 1000.5, total: -1, burst: 0}
                                                            ^
            show.yaml:3:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "duplicate keys beside other mistakes",
            """
            version: 1
            version: 2
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, cc: 2, chanel: 3, slider: A}
            """,
            """
            show.yaml:2:1: error: duplicate key `version`
            version: 2
            ^
            show.yaml:1:1: note: the first `version` is here
            show.yaml:6:17: error: duplicate key `cc`
                  - {cc: 1, cc: 2, chanel: 3, slider: A}
                            ^
            show.yaml:6:10: note: the first `cc` is here
            show.yaml:6:24: error: unknown key `chanel` in a rule
                  - {cc: 1, cc: 2, chanel: 3, slider: A}
                                   ^
              hint: did you mean `channel`?
            """),
    ]
}
