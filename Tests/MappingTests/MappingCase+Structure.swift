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
            # My show
            devices: []
            """,
            """
            show.yaml:2:1: error: the file has no `version`
            devices: []
            ^
              hint: write `version: 1` in the first line
            show.yaml:2:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "misspelt version",
            """
            verson: 1
            devices: []
            """,
            """
            show.yaml:1:1: error: unknown key `verson` in the file
            verson: 1
            ^
              hint: did you mean `version`?
            show.yaml:2:1: warning: no device is listed, so nothing will happen
            devices: []
            ^
            """),
        MappingCase(
            "no devices",
            """
            # My show
            version: 1
            """,
            """
            show.yaml:2:1: error: the file has no `devices`
            version: 1
            ^
              hint: list at least one device with `match` and `rules`
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
