extension MappingCase {
    /// Missing and surplus parts of rules, and targets.
    static let targets: [MappingCase] = [
        MappingCase(
            "no source, no target",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {slider: A}
                  - {cc: 1}
                  - {}
                  - {channel: 3}
            """,
            """
            show.yaml:5:9: error: the rule has no source
                  - {slider: A}
                    ^
              hint: write one of `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure` or `transport`
            show.yaml:6:9: error: the rule has no target
                  - {cc: 1}
                    ^
              hint: write one of `button`, `slider`, `toggle`, `index`, `string` or `xy`
            show.yaml:7:9: error: the rule has no source
                  - {}
                    ^
              hint: write one of `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure` or `transport`
            show.yaml:7:9: error: the rule has no target
                  - {}
                    ^
              hint: write one of `button`, `slider`, `toggle`, `index`, `string` or `xy`
            show.yaml:8:9: error: the rule has no source
                  - {channel: 3}
                    ^
              hint: write one of `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure` or `transport`
            show.yaml:8:9: error: the rule has no target
                  - {channel: 3}
                    ^
              hint: write one of `button`, `slider`, `toggle`, `index`, `string` or `xy`
            """),
        MappingCase(
            "two sources, two targets",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, note: 2, slider: A}
                  - {cc: 1, slider: A, button: B, toggle: C}
            """,
            """
            show.yaml:5:17: error: `note` is a second source beside `cc`
                  - {cc: 1, note: 2, slider: A}
                            ^
              hint: write one rule for each
            show.yaml:5:10: note: `cc` is here
            show.yaml:6:28: error: `button` is a second target beside `slider`
                  - {cc: 1, slider: A, button: B, toggle: C}
                                       ^
              hint: write one rule for each
            show.yaml:6:17: note: `slider` is here
            show.yaml:6:39: error: `toggle` is a second target beside `slider`
                  - {cc: 1, slider: A, button: B, toggle: C}
                                                  ^
              hint: write one rule for each
            show.yaml:6:17: note: `slider` is here
            """),
        MappingCase(
            "not a rule",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - cc 1
                  -\u{20}
                  - [cc, 1]
            """,
            """
            show.yaml:5:9: error: a rule must be keys and values, found the text `cc 1`
                  - cc 1
                    ^
            show.yaml:6:8: error: a rule must be keys and values, found nothing
                  -\u{20}
                   ^
            show.yaml:7:9: error: a rule must be keys and values, found a list of 2
                  - [cc, 1]
                    ^
            """),
        MappingCase(
            "targets",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: true}
                  - {cc: 2, slider: 1.5}
                  - {cc: 3, slider: -1}
                  - {cc: 4, slider: ""}
                  - {cc: 5, slider: }
                  - {cc: 6, slider: [A]}
            """,
            """
            show.yaml:5:25: error: `slider` needs a label, a lid or an address such as "/002", found the boolean `true`
                  - {cc: 1, slider: true}
                                    ^
              hint: a label that looks like this needs quotes
            show.yaml:6:25: error: `slider` needs a label, a lid or an address such as "/002", found the number `1.5`
                  - {cc: 2, slider: 1.5}
                                    ^
              hint: a label that looks like this needs quotes
            show.yaml:7:25: error: `slider` needs a label, a lid or an address such as "/002", found the number `-1`
                  - {cc: 3, slider: -1}
                                    ^
              hint: a label that looks like this needs quotes
            show.yaml:8:25: error: `slider` is an empty text
                  - {cc: 4, slider: ""}
                                    ^
            show.yaml:9:17: error: `slider` needs a label, a lid or an address such as "/002", found nothing
                  - {cc: 5, slider: }
                            ^
            show.yaml:10:25: error: `slider` needs a label, a lid or an address such as "/002", found a list of 1
                  - {cc: 6, slider: [A]}
                                    ^
            """),
    ]
}
