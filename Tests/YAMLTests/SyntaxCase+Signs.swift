extension SyntaxCase {
    /// Signs that are missing, wrong or one too many.
    static let signs: [SyntaxCase] = [
        SyntaxCase(
            "colon missing in the first line",
            """
            version 1
            devices:
              - match: nano
            """,
            """
            show.yaml:1:1: error: `:` is missing after `version`
            version 1
            ^
              hint: write `version: 1`
            """),
        SyntaxCase(
            "colon missing after a dash",
            """
            devices:
              - match nano
                rules:
                  - {cc: 1}
            """,
            """
            show.yaml:2:5: error: `:` is missing after `match`
              - match nano
                ^
              hint: write `match: nano`
            """),
        SyntaxCase(
            "colon missing before a list",
            """
            rules
              - {cc: 1}
            """,
            """
            show.yaml:1:1: error: `:` is missing after `rules`
            rules
            ^
              hint: write `rules:`
            """),
        SyntaxCase(
            "colon missing in braces",
            """
            - {cc 1, slider: S}
            """,
            """
            show.yaml:1:4: error: `:` is missing after `cc`
            - {cc 1, slider: S}
               ^
              hint: write `cc: 1`
            """),
        SyntaxCase(
            "space missing after a colon",
            """
            match:nano
            rules: 1
            """,
            """
            show.yaml:1:1: error: a space is missing after `match:`
            match:nano
            ^
              hint: write `match: nano`
            """),
        SyntaxCase(
            "space missing after the last colon",
            """
            - cc: 1
              slider:S
            - cc: 2
            """,
            """
            show.yaml:2:3: error: a space is missing after `slider:`
              slider:S
              ^
              hint: write `slider: S`
            """),
        SyntaxCase(
            "equals sign",
            """
            version = 1
            devices: 2
            """,
            """
            show.yaml:1:9: error: `=` stands where `: ` belongs
            version = 1
                    ^
              hint: write `: `
            """),
        SyntaxCase(
            "equals signs in braces",
            """
            - {cc=1, slider = S}
            """,
            """
            show.yaml:1:6: error: `=` stands where `: ` belongs
            - {cc=1, slider = S}
                 ^
              hint: write `: `
            show.yaml:1:17: error: `=` stands where `: ` belongs
            - {cc=1, slider = S}
                            ^
              hint: write `: `
            """),
        SyntaxCase(
            "semicolon",
            """
            - {cc: 1; slider: S}
            """,
            """
            show.yaml:1:9: error: `;` stands where `,` belongs
            - {cc: 1; slider: S}
                    ^
              hint: write `,`
            """),
        SyntaxCase(
            "semicolon after a list",
            """
            - {range: [0, 1]; slider: S}
            """,
            """
            show.yaml:1:17: error: `;` stands where `,` belongs
            - {range: [0, 1]; slider: S}
                            ^
              hint: write `,`
            """),
        SyntaxCase(
            "comma missing before the last key",
            """
            - {cc: 1, slider: My Label range: [0, 1]}
            """,
            """
            show.yaml:1:28: error: `,` is missing before `range`
            - {cc: 1, slider: My Label range: [0, 1]}
                                       ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            """),
        SyntaxCase(
            "comma missing after a list",
            """
            - {range: [0, 1] slider: S}
            """,
            """
            show.yaml:1:18: error: `,` is missing before `slider`
            - {range: [0, 1] slider: S}
                             ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            """),
        SyntaxCase(
            "comma missing after quotes",
            """
            - {slider: "S" range: 1}
            """,
            """
            show.yaml:1:16: error: `,` is missing before `range`
            - {slider: "S" range: 1}
                           ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            """),
        SyntaxCase(
            "comma missing at the end of a line",
            """
            - {cc: 1
               slider: S}
            """,
            """
            show.yaml:2:4: error: `,` is missing before `slider`
               slider: S}
               ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            """),
        SyntaxCase(
            "two commas",
            """
            - {cc: 1,, slider: S}
            """,
            """
            show.yaml:1:10: error: `,` has no meaning here
            - {cc: 1,, slider: S}
                     ^
              hint: delete it
            """),
        SyntaxCase(
            "comma at the start",
            """
            - {, cc: 1}
            """,
            """
            show.yaml:1:4: error: `,` has no meaning here
            - {, cc: 1}
               ^
              hint: delete it
            """),
        SyntaxCase(
            "round brackets",
            """
            - (cc: 1, slider: S)
            """,
            """
            show.yaml:1:3: error: `(` stands where `{` belongs
            - (cc: 1, slider: S)
              ^
              hint: write `{`
            """),
        SyntaxCase(
            "closed by a round bracket",
            """
            - {cc: 1, slider: S)
            """,
            """
            show.yaml:1:20: error: `)` cannot close `{`
            - {cc: 1, slider: S)
                               ^
              hint: write `}`
            show.yaml:1:3: note: the `{` is here
            """),
        SyntaxCase(
            "mapping closed by a square bracket",
            """
            - {cc: 1, slider: S]
            """,
            """
            show.yaml:1:20: error: `]` cannot close `{`
            - {cc: 1, slider: S]
                               ^
              hint: write `}`
            show.yaml:1:3: note: the `{` is here
            """),
        SyntaxCase(
            "list closed by a brace",
            """
            - {range: [0, 1}, slider: S}
            """,
            """
            show.yaml:1:16: error: `}` cannot close `[`
            - {range: [0, 1}, slider: S}
                           ^
              hint: write `]`
            show.yaml:1:11: note: the `[` is here
            """),
        SyntaxCase(
            "list not closed in braces",
            """
            - {range: [0, 1, slider: S}
            """,
            """
            show.yaml:1:27: error: `}` cannot close `[`
            - {range: [0, 1, slider: S}
                                      ^
              hint: write `]`
            show.yaml:1:11: note: the `[` is here
            """),
        SyntaxCase(
            "opening brace missing",
            """
            - cc: 1, slider: S}
            """,
            """
            show.yaml:1:3: error: `{` is missing before `cc`
            - cc: 1, slider: S}
              ^
              hint: write the rule as `- {key: value, key: value}`, or each key in its own line
            """),
        SyntaxCase(
            "both braces missing",
            """
            - cc: 1, slider: S
            """,
            """
            show.yaml:1:3: error: `{` is missing before `cc`
            - cc: 1, slider: S
              ^
              hint: write the rule as `- {key: value, key: value}`, or each key in its own line
            """),
        SyntaxCase(
            "not closed before another element",
            """
            - {cc: 1, slider:
            - {cc: 2, slider: S}
            """,
            """
            show.yaml:1:3: error: the mapping that starts here is not closed with `}`
            - {cc: 1, slider:
              ^
              hint: write the `}` at its end, or the `,` that is missing in it
            """),
        SyntaxCase(
            "not closed before another key",
            """
            limits: {total: 5
            devices: 1
            """,
            """
            show.yaml:1:9: error: the mapping that starts here is not closed with `}`
            limits: {total: 5
                    ^
              hint: write the `}` at its end, or the `,` that is missing in it
            """),
        SyntaxCase(
            "mapping over two lines",
            """
            - {cc: 1,
               slider: S range: 1}
            """,
            """
            show.yaml:2:14: error: `,` is missing before `range`
               slider: S range: 1}
                         ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            """),
    ]
}
