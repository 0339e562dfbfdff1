extension SyntaxCase {
    /// Lines that do not fit together.
    static let structure: [SyntaxCase] = [
        SyntaxCase(
            "comma missing",
            """
            - {cc: 0 slider: Hue}
            """,
            """
            show.yaml:1:16: error: expected `,` or `}` here
            - {cc: 0 slider: Hue}
                           ^
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
            """),
        SyntaxCase(
            "colon missing",
            """
            version: 1
            devices

            """,
            """
            show.yaml:2:1: error: this is no `key: value`
            devices
            ^
              hint: is a `:` missing?
            """),
        SyntaxCase(
            "second colon",
            """
            name: Stage: left
            """,
            """
            show.yaml:1:12: error: `:` is not expected here
            name: Stage: left
                       ^
              hint: is the line above complete and the indentation right? A text with `: ` in it needs quotes
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
              hint: keys of one mapping, and the `-` of one list, start in the same column
            """),
        SyntaxCase(
            "indented key",
            """
            a: 1
              b: 2
            """,
            """
            show.yaml:2:4: error: `:` is not expected here
              b: 2
               ^
              hint: is the line above complete and the indentation right? A text with `: ` in it needs quotes
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
              hint: keys of one mapping, and the `-` of one list, start in the same column
            """),
        SyntaxCase(
            "quote closed too early",
            """
            a: "Loop
            b: {c: "d"}
            """,
            """
            show.yaml:2:9: error: this does not belong here: the value before it is complete
            b: {c: "d"}
                    ^
              hint: is a quote, a bracket or a comma missing or too much before it?
            """),
        SyntaxCase(
            "bracket too much",
            """
            a: {b: 1}}
            """,
            """
            show.yaml:1:10: error: this does not belong here: the value before it is complete
            a: {b: 1}}
                     ^
              hint: is a quote, a bracket or a comma missing or too much before it?
            """),
        SyntaxCase(
            "comma after a block item",
            """
            - {a: 1},
            - {b: 2}
            """,
            """
            show.yaml:1:9: error: this does not belong here: the value before it is complete
            - {a: 1},
                    ^
              hint: is a quote, a bracket or a comma missing or too much before it?
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
