extension SyntaxCase {
    /// Lines that start in the wrong column or with the wrong sign.
    static let lines: [SyntaxCase] = [
        SyntaxCase(
            "dash missing before two elements",
            """
            rules:
              {cc: 1}
              {cc: 2}
            """,
            """
            show.yaml:2:3: error: `-` is missing before this element of the list
              {cc: 1}
              ^
              hint: start the line with `- `
            """),
        SyntaxCase(
            "dash missing before the second element",
            """
            rules:
              - {cc: 1}
              {cc: 2}
            """,
            """
            show.yaml:3:3: error: `-` is missing before this element of the list
              {cc: 2}
              ^
              hint: start the line with `- `
            """),
        SyntaxCase(
            "dash missing before the first element",
            """
            rules:
              {cc: 1}
              - {cc: 2}
            """,
            """
            show.yaml:2:3: error: `-` is missing before this element of the list
              {cc: 1}
              ^
              hint: start the line with `- `
            """),
        SyntaxCase(
            "dash missing before the first device",
            """
            devices:
              match: a
                rules: 1
            """,
            """
            show.yaml:2:3: error: `-` is missing before this element of the list
              match: a
              ^
              hint: start the line with `- `
            """),
        SyntaxCase(
            "dash missing before the second device",
            """
            devices:
              - match: a
                rules: 1
              match: b
                rules: 2
            """,
            """
            show.yaml:4:3: error: `-` is missing before this element of the list
              match: b
              ^
              hint: start the line with `- `
            """),
        SyntaxCase(
            "space missing after a dash",
            """
            rules:
              -{cc: 1, slider: S}
            """,
            """
            show.yaml:2:3: error: a space is missing after `-`
              -{cc: 1, slider: S}
              ^
              hint: write `- `
            """),
        SyntaxCase(
            "space missing after the second dash",
            """
            rules:
              - {cc: 1}
              -{cc: 2}
            """,
            """
            show.yaml:3:3: error: a space is missing after `-`
              -{cc: 2}
              ^
              hint: write `- `
            """),
        SyntaxCase(
            "space missing after a dash before a key",
            """
            devices:
              -match: a
                rules: 1
            """,
            """
            show.yaml:2:3: error: a space is missing after `-`
              -match: a
              ^
              hint: write `- `
            """),
        SyntaxCase(
            "key too deep",
            """
            devices:
              - match: a
                  rules: 1
            """,
            """
            show.yaml:3:7: error: `rules` is indented too far
                  rules: 1
                  ^
              hint: start it in column 5, below `match`
            """),
        SyntaxCase(
            "key one column too deep",
            """
            - cc: 1
               slider: S
            """,
            """
            show.yaml:2:4: error: `slider` is indented too far
               slider: S
               ^
              hint: start it in column 3, below `cc`
            """),
        SyntaxCase(
            "key too far left",
            """
            devices:
              - match: a
               rules: 1
            """,
            """
            show.yaml:3:4: error: the indentation of this line fits no line above it
               rules: 1
               ^
              hint: start it in column 5, below `match`
            """),
        SyntaxCase(
            "key below a dash",
            """
            devices:
              - match: a
              rules: 1
            """,
            """
            show.yaml:3:3: error: the indentation of this line fits no line above it
              rules: 1
              ^
              hint: start it in column 5, below `match`
            """),
        SyntaxCase(
            "second line of the file indented",
            """
            version: 1
              devices: 2
            """,
            """
            show.yaml:2:3: error: `devices` is indented too far
              devices: 2
              ^
              hint: start it in column 1, below `version`
            """),
        SyntaxCase(
            "element too deep",
            """
            - {cc: 1}
              - {cc: 2}
            """,
            """
            show.yaml:2:3: error: the indentation of this line fits no line above it
              - {cc: 2}
              ^
              hint: start it in column 1, below `-`
            """),
        SyntaxCase(
            "element too far left",
            """
            rules:
              - {cc: 1}
             - {cc: 2}
            """,
            """
            show.yaml:3:2: error: the indentation of this line fits no line above it
             - {cc: 2}
             ^
              hint: start it in column 3, below `-`
            """),
        SyntaxCase(
            "three mistakes and one element between",
            """
            - {cc: 1 slider: S}
            - {cc: 2, slider: S]
            - {cc: 3, slider: S}
            - {cc: 4, cc: 5}
            """,
            """
            show.yaml:1:10: error: `,` is missing before `slider`
            - {cc: 1 slider: S}
                     ^
              hint: keys in braces are separated by `, `; a text with `: ` in it needs quotes
            show.yaml:2:20: error: `]` cannot close `{`
            - {cc: 2, slider: S]
                               ^
              hint: write `}`
            show.yaml:2:3: note: the `{` is here
            show.yaml:4:11: error: duplicate key `cc`
            - {cc: 4, cc: 5}
                      ^
            show.yaml:4:4: note: the first `cc` is here
            """),
        SyntaxCase(
            "a mistake before a line that ends the reading",
            """
            a: 1
            a: 2
            b: {c: 1,
                d: 2
            """,
            """
            show.yaml:2:1: error: duplicate key `a`
            a: 2
            ^
            show.yaml:1:1: note: the first `a` is here
            show.yaml:3:4: error: the mapping that starts here is not closed with `}`
            b: {c: 1,
               ^
              hint: write the `}` at its end, or the `,` that is missing in it
            """),
        SyntaxCase(
            "mistakes in CR LF lines",
            """
            a: 1\r
            a: 2\r
            b 3\r
            c: 4
            """,
            """
            show.yaml:2:1: error: duplicate key `a`
            a: 2
            ^
            show.yaml:1:1: note: the first `a` is here
            show.yaml:3:1: error: `:` is missing after `b`
            b 3
            ^
              hint: write `b: 3`
            """),
        SyntaxCase(
            "first element in another column than the others",
            """
            rules:
               - {cc: 1}
              - {cc: 2}
              - {cc: 3}
            """,
            """
            show.yaml:2:4: error: this and the lines below it start in different columns
               - {cc: 1}
               ^
              hint: start it in column 3, as the lines below
            """),
        SyntaxCase(
            "one element in another column than the others",
            """
            rules:
              - {cc: 1}
               - {cc: 2}
              - {cc: 3}
            """,
            """
            show.yaml:3:4: error: the indentation of this line fits no line above it
               - {cc: 2}
               ^
              hint: start it in column 3, below `-`
            """),
        SyntaxCase(
            "first key one column too deep",
            """
            -  match: a
              channel: 1
              rules: 2
            """,
            """
            show.yaml:1:4: error: this and the lines below it start in different columns
            -  match: a
               ^
              hint: start it in column 3, as the lines below
            """),
        SyntaxCase(
            "first key one column too far left",
            """
            devices:
             - match: a
                channel: 1
                rules: 2
            """,
            """
            show.yaml:2:4: error: this and the lines below it start in different columns
             - match: a
               ^
              hint: start it in column 5, as the lines below
            """),
    ]
}
