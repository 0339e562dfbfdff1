extension MappingCase {
    /// Files of which a part cannot be read, and entries that mean the same device.
    static let unread: [MappingCase] = [
        MappingCase(
            "an earlier mistake beside one that ends the reading",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 300, slider: S1}
                  - {cc: 2, slider: S2
            """,
            """
            show.yaml:5:14: error: `cc` must be 0 to 127, found the number `300`
                  - {cc: 300, slider: S1}
                         ^
            show.yaml:6:9: error: the mapping that starts here is not closed with `}`
                  - {cc: 2, slider: S2
                    ^
              hint: write the `}` at its end, or the `,` that is missing in it
            """),
        MappingCase(
            "mistakes before and after an element that cannot be read",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 300, slider: S1}
                  - {cc: 1 slider: S2}
                  - {cc: 2, sldier: S3}
            """,
            """
            show.yaml:5:14: error: `cc` must be 0 to 127, found the number `300`
                  - {cc: 300, slider: S1}
                         ^
            show.yaml:6:16: error: `,` is missing before `slider`
                  - {cc: 1 slider: S2}
                           ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            show.yaml:7:17: error: unknown key `sldier` in a rule
                  - {cc: 2, sldier: S3}
                            ^
              hint: did you mean `slider`?
            """),
        MappingCase(
            "the only rule cannot be read",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - {cc: 2, slider: #S1}
            """,
            """
            show.yaml:5:25: error: `#` starts a comment here, which hides the rest of the line
                  - {cc: 2, slider: #S1}
                                    ^
              hint: if a text with `#` is meant, put it in quotes
            """),
        MappingCase(
            "nothing is missed that may follow",
            """
            version: 1
            devices:
              - match: A
                rules:
                  - {slider: S1}
              - name: B
                match C
                rules:
                  - {cc: 1, slider: S}
            """,
            """
            show.yaml:5:9: error: the rule has no source
                  - {slider: S1}
                    ^
              hint: write one of `cc`, `note`, `notes`, `program`, `nrpn`, `rpn`, `pitch_bend`, `pressure`, `key_pressure` or `transport`
            show.yaml:7:5: error: `:` is missing after `match`
                match C
                ^
              hint: write `match: C`
            """),
        MappingCase(
            "nothing is missed in a rule that goes on",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  - cc: 1
                    slider S
            """,
            """
            show.yaml:6:9: error: `:` is missing after `slider`
                    slider S
                    ^
              hint: write `slider: S`
            """),
        MappingCase(
            "no version is missed before a line that cannot be read",
            """
            devices:
              - match: LPD8
                rules:
                  - {cc: 1, slider: A}
            version 1
            limits: {total: 5}
            """,
            """
            show.yaml:5:1: error: `:` is missing after `version`
            version 1
            ^
              hint: write `version: 1`
            """),
        MappingCase(
            "no dash before the rules",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  {cc: 1, slider: S1}
                  {cc: 2, slider: S2}
            """,
            """
            show.yaml:5:7: error: `-` is missing before this element of the list
                  {cc: 1, slider: S1}
                  ^
              hint: start the line with `- `
            """),
        MappingCase(
            "no dash before the only rule",
            """
            version: 1
            devices:
              - match: LPD8
                rules:
                  {cc: 1, slider: S1}
            """,
            """
            show.yaml:5:7: error: `rules` needs a list, found keys and values
                  {cc: 1, slider: S1}
                  ^
              hint: start each element with `- `
            """),
        MappingCase(
            "two meanings in two entries for one device",
            """
            version: 1
            devices:
              - match: a
                rules:
                  - {cc: 1, slider: S1}
              - match: "A "
                rules:
                  - {cc: 2, slider: S1}
                  - {cc: 1, slider: S1, invert: true}
            """,
            """
            show.yaml:9:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {cc: 1, slider: S1, invert: true}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:5:9: note: the earlier rule is here
            """),
        MappingCase(
            "two meanings in an entry for all ports and one for a port",
            """
            version: 1
            devices:
              - match: a*
                port: 1
                channel: 2
                rules:
                  - {cc: 1, slider: S1}
              - match: A*
                rules:
                  - {cc: 1, slider: S1, invert: true}
            """,
            """
            show.yaml:10:9: error: two meanings for one input: an earlier rule moves the same control differently
                  - {cc: 1, slider: S1, invert: true}
                    ^
              hint: remove one of the two, or let them act at different moments by `when`, `velocity` or `layer`
            show.yaml:7:9: note: the earlier rule is here
            """),
    ]
}
