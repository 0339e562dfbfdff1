extension SyntaxCase {
    /// Signs and habits of other languages, and lines that hold too much or too little.
    static let habits: [SyntaxCase] = [
        SyntaxCase(
            "comment of another language at the start",
            """
            // my show
            version: 1
            """,
            """
            show.yaml:1:1: error: `//` stands where `#` belongs
            // my show
            ^
              hint: write `#`
            """),
        SyntaxCase(
            "comment of another language after a value",
            """
            - {cc: 1} // hue
            """,
            """
            show.yaml:1:11: error: `//` stands where `#` belongs
            - {cc: 1} // hue
                      ^
              hint: write `#`
            """),
        SyntaxCase(
            "two dashes after a value",
            """
            - {cc: 1} -- hue
            """,
            """
            show.yaml:1:11: error: `--` stands where `#` belongs
            - {cc: 1} -- hue
                      ^
              hint: write `#`
            """),
        SyntaxCase(
            "star instead of a dash",
            """
            rules:
              * {cc: 1, slider: S}
            """,
            """
            show.yaml:2:3: error: `*` stands where `-` belongs
              * {cc: 1, slider: S}
              ^
              hint: write `-`
            """),
        SyntaxCase(
            "bullet instead of a dash",
            """
            rules:
              • {cc: 1, slider: S}
            """,
            """
            show.yaml:2:3: error: `•` stands where `-` belongs
              • {cc: 1, slider: S}
              ^
              hint: write `-`
            """),
        SyntaxCase(
            "semicolon instead of a colon",
            """
            devices;
              - match: a
            """,
            """
            show.yaml:1:8: error: `;` stands where `: ` belongs
            devices;
                   ^
              hint: write `: `
            """),
        SyntaxCase(
            "two keys in one line",
            """
            version: 1 devices:
              - match: a
            """,
            """
            show.yaml:1:12: error: `devices` needs a line of its own
            version: 1 devices:
                       ^
              hint: start a new line before it, or put the whole text in quotes
            """),
        SyntaxCase(
            "list in the line of its key",
            """
            devices: - match: a
            """,
            """
            show.yaml:1:10: error: `-` needs a line of its own
            devices: - match: a
                     ^
              hint: start a new line before it, or put the whole text in quotes
            """),
        SyntaxCase(
            "bracket in a text",
            """
            - {cc: 1, slider: Hue [L]}
            """,
            """
            show.yaml:1:23: error: a text with `[` in it needs quotes
            - {cc: 1, slider: Hue [L]}
                                  ^
              hint: write "Hue [L]"
            """),
        SyntaxCase(
            "bracket alone",
            """
            a: 1
            }
            """,
            """
            show.yaml:2:1: error: `}` closes nothing
            }
            ^
              hint: delete it, or write the `{` that is missing
            """),
        SyntaxCase(
            "space before the colon",
            """
            - {cc :1, slider: S}
            """,
            """
            show.yaml:1:4: error: a space is missing after `cc:`
            - {cc :1, slider: S}
               ^
              hint: write `cc: 1`
            """),
        SyntaxCase(
            "capital in a key without colon",
            """
            - Match LPD8
              rules: 1
            """,
            """
            show.yaml:1:3: error: `:` is missing after `Match`
            - Match LPD8
              ^
              hint: write `Match: LPD8`
            """),
        SyntaxCase(
            "first element too far left",
            """
            devices:
              - match: a
                rules:
               - {cc: 1}
            """,
            """
            show.yaml:4:4: error: the indentation of this line fits no line above it
               - {cc: 1}
               ^
              hint: start it in column 7, below `rules`
            """),
        SyntaxCase(
            "element of keys without its dash",
            """
            - cc: 1
              slider: S
            - cc: 2
             slider: T
            """,
            """
            show.yaml:4:2: error: the indentation of this line fits no line above it
             slider: T
             ^
              hint: start it in column 3, below `cc`
            """),
        SyntaxCase(
            "end mark inside the file",
            """
            a: 1
            ...
            b: 2
            """,
            """
            show.yaml:3:1: error: a second document starts here; only one is read
            b: 2
            ^
              hint: make it a file of its own, or remove the `---` or `...` before it
            """),
        SyntaxCase(
            "non-breaking space as indentation before keys",
            """
            - a: 1
            \u{A0} b: 2
              c: 3
            """,
            """
            show.yaml:2:1: error: non-breaking space U+00A0 outside quotes
            \u{A0} b: 2
            ^
              hint: replace it by a normal space, or put the text in quotes
            """),
        SyntaxCase(
            "comment sign right after a comma",
            """
            - {cc: 2,#1, slider: S}
            - {cc: 3}
            """,
            """
            show.yaml:1:10: error: `#` starts a comment here, which hides the rest of the line
            - {cc: 2,#1, slider: S}
                     ^
              hint: if a text with `#` is meant, put it in quotes
            """),
    ]
}
