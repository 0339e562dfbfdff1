extension SyntaxCase {
    /// Lines that do not fit together.
    static let structure: [SyntaxCase] = [
        SyntaxCase(
            "comma missing",
            """
            - {cc: 0 slider: Hue}
            """,
            """
            show.yaml:1:10: error: `,` is missing before `slider`
            - {cc: 0 slider: Hue}
                     ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            """),
        SyntaxCase(
            "mapping not closed",
            """
            a: {b: 1,
            c: 2
            """,
            """
            show.yaml:1:4: error: the mapping that starts here is not closed with `}`
            a: {b: 1,
               ^
              hint: write the `}` at its end, or the `,` that is missing in it
            """),
        SyntaxCase(
            "list not closed",
            """
            a: [1, 2
            b: 3
            """,
            """
            show.yaml:1:4: error: the list that starts here is not closed with `]`
            a: [1, 2
               ^
              hint: write the `]` at its end, or the `,` that is missing in it
            """),
        SyntaxCase(
            "quote not closed",
            """
            a: "Loop
            b: 3
            """,
            """
            show.yaml:1:4: error: the quoted text that starts here is not closed
            a: "Loop
               ^
              hint: write the closing quote in the same line
            """),
        SyntaxCase(
            "at sign",
            """
            match: @home
            """,
            """
            show.yaml:1:8: error: a text that begins with '@' needs quotes
            match: @home
                   ^
              hint: write the text in quotes, such as "@…"
            """),
        SyntaxCase(
            "percent sign",
            """
            match: %1
            """,
            """
            show.yaml:1:8: error: a text that begins with '%' needs quotes
            match: %1
                   ^
              hint: write the text in quotes, such as "%…"
            """),
        SyntaxCase(
            "colon missing",
            """
            version: 1
            devices

            """,
            """
            show.yaml:2:1: error: `:` is missing after `devices`
            devices
            ^
              hint: write `devices:`
            """),
        SyntaxCase(
            "second colon",
            """
            name: Stage: left
            """,
            """
            show.yaml:1:12: error: a text with `: ` in it needs quotes
            name: Stage: left
                       ^
              hint: write "Stage: left"
            """),
        SyntaxCase(
            "dedented key",
            """
            a:
              - b: 1
               c: 2
            """,
            """
            show.yaml:3:4: error: the indentation of this line fits no line above it
               c: 2
               ^
              hint: start it in column 5, below `b`
            """),
        SyntaxCase(
            "indented key",
            """
            a: 1
              b: 2
            """,
            """
            show.yaml:2:3: error: `b` is indented too far
              b: 2
              ^
              hint: start it in column 1, below `a`
            """),
        SyntaxCase(
            "dedented dash",
            """
            a:
              - 1
             - 2
            """,
            """
            show.yaml:3:2: error: the indentation of this line fits no line above it
             - 2
             ^
              hint: start it in column 3, below `-`
            """),
        SyntaxCase(
            "quote closed too early",
            """
            a: "Loop
            b: {c: "d"}
            """,
            """
            show.yaml:1:4: error: the quoted text that starts here is not closed
            a: "Loop
               ^
              hint: write the closing quote in the same line
            """),
        SyntaxCase(
            "bracket too much",
            """
            a: {b: 1}}
            """,
            """
            show.yaml:1:10: error: `}` closes nothing
            a: {b: 1}}
                     ^
              hint: delete it, or write the `{` that is missing
            """),
        SyntaxCase(
            "comma after a block item",
            """
            - {a: 1},
            - {b: 2}
            """,
            """
            show.yaml:1:9: error: `,` has no meaning here
            - {a: 1},
                    ^
              hint: delete it
            """),
        SyntaxCase(
            "escape",
            """
            a: "b\\qc"
            """,
            """
            show.yaml:1:6: error: unknown escape in double quotes
            a: "b\\qc"
                 ^
              hint: write `\\\\` for a backslash, or use single quotes
            """),
        SyntaxCase(
            "backtick",
            """
            match: `LPD8`
            """,
            """
            show.yaml:1:8: error: a text that begins with '`' needs quotes
            match: `LPD8`
                   ^
              hint: write the text in quotes, such as "`…"
            """),
        SyntaxCase(
            "colon without space",
            """
            a: {program:, b: 1}
            """,
            """
            show.yaml:1:12: error: `:` needs a space and a value after it
            a: {program:, b: 1}
                       ^
            """),
        SyntaxCase(
            "control character",
            """
            a: bell\u{7}
            """,
            """
            show.yaml:1:8: error: character U+0007 is not allowed
            a: bell␇
                   ^
              hint: delete it, or write it as an escape in double quotes
            """),
        SyntaxCase(
            "line separator",
            """
            a: b\u{2028}c
            """,
            """
            show.yaml:1:5: error: character U+2028 is not allowed
            a: b�c
                ^
              hint: delete it, or write it as an escape in double quotes
            """),
        SyntaxCase(
            "too deep",
            """
            [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
            """,
            """
            show.yaml:1:33: error: nested deeper than 32 levels
            [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
                                            ^
            """),
    ]
}
