extension SyntaxCase {
    /// Texts that need quotes, and quotes that do not fit.
    static let texts: [SyntaxCase] = [
        SyntaxCase(
            "comment sign before a text",
            """
            - {cc: 1, slider: #S1}
            """,
            """
            show.yaml:1:19: error: `#` starts a comment here, which hides the rest of the line
            - {cc: 1, slider: #S1}
                              ^
              hint: if a text with `#` is meant, put it in quotes
            """),
        SyntaxCase(
            "comment sign before a text, and more lines",
            """
            - {cc: 1, slider: #S1}
            - {cc: 2, slider: S}
            """,
            """
            show.yaml:1:19: error: `#` starts a comment here, which hides the rest of the line
            - {cc: 1, slider: #S1}
                              ^
              hint: if a text with `#` is meant, put it in quotes
            """),
        SyntaxCase(
            "comment sign inside a text",
            """
            - {cc: 1, slider: S #1}
            """,
            """
            show.yaml:1:21: error: `#` starts a comment here, which hides the rest of the line
            - {cc: 1, slider: S #1}
                                ^
              hint: if a text with `#` is meant, put it in quotes
            """),
        SyntaxCase(
            "comment instead of a value",
            """
            match: #LPD8
            rules: 1
            """,
            """
            show.yaml:1:8: error: `#` starts a comment here, which hides the rest of the line
            match: #LPD8
                   ^
              hint: if a text with `#` is meant, put it in quotes
            """),
        SyntaxCase(
            "colon in a text",
            """
            - {slider: My Stage: left}
            """,
            """
            show.yaml:1:20: error: a text with `: ` in it needs quotes
            - {slider: My Stage: left}
                               ^
              hint: write "My Stage: left"
            """),
        SyntaxCase(
            "colon in a text of one word",
            """
            - {slider: Stage: left, cc: 1}
            """,
            """
            show.yaml:1:17: error: a text with `: ` in it needs quotes
            - {slider: Stage: left, cc: 1}
                            ^
              hint: write "Stage: left"
            """),
        SyntaxCase(
            "full-width colon",
            """
            version： 1
            devices: 2
            """,
            """
            show.yaml:1:8: error: the character `：` U+FF1A only looks like `:`
            version： 1
                   ^
              hint: write `:`, or put the whole text in quotes
            """),
        SyntaxCase(
            "full-width colon in braces",
            """
            - {cc： 1, slider: S}
            """,
            """
            show.yaml:1:6: error: the character `：` U+FF1A only looks like `:`
            - {cc： 1, slider: S}
                 ^
              hint: write `:`, or put the whole text in quotes
            """),
        SyntaxCase(
            "full-width comma",
            """
            - {cc: 1， slider: S}
            """,
            """
            show.yaml:1:9: error: the character `，` U+FF0C only looks like `,`
            - {cc: 1， slider: S}
                    ^
              hint: write `,`, or put the whole text in quotes
            """),
        SyntaxCase(
            "smart quotes",
            """
            match: “LPD8”
            """,
            """
            show.yaml:1:8: error: the character `“` U+201C only looks like `"`
            match: “LPD8”
                   ^
              hint: write `"`, or put the whole text in quotes
            """),
        SyntaxCase(
            "smart quotes around a comma",
            """
            - {slider: “A, b”}
            """,
            """
            show.yaml:1:12: error: the character `“` U+201C only looks like `"`
            - {slider: “A, b”}
                       ^
              hint: write `"`, or put the whole text in quotes
            """),
        SyntaxCase(
            "smart quotes around a colon",
            """
            - {slider: “A: b”}
            """,
            """
            show.yaml:1:12: error: the character `“` U+201C only looks like `"`
            - {slider: “A: b”}
                       ^
              hint: write `"`, or put the whole text in quotes
            """),
        SyntaxCase(
            "smart single quotes",
            """
            match: ‘LPD8’
            """,
            """
            show.yaml:1:8: error: the character `‘` U+2018 only looks like `'`
            match: ‘LPD8’
                   ^
              hint: write `'`, or put the whole text in quotes
            """),
        SyntaxCase(
            "long dash",
            """
            rules:
              – {cc: 1, slider: S}
            """,
            """
            show.yaml:2:3: error: the character `–` U+2013 only looks like `-`
              – {cc: 1, slider: S}
              ^
              hint: write `-`, or put the whole text in quotes
            """),
        SyntaxCase(
            "quote not closed in braces",
            """
            - {slider: "S}
            - {slider: T}
            """,
            """
            show.yaml:1:12: error: the quoted text that starts here is not closed
            - {slider: "S}
                       ^
              hint: write the closing quote in the same line
            """),
        SyntaxCase(
            "quote not closed before another",
            """
            - {slider: "S}
            - {slider: "T"}
            """,
            """
            show.yaml:1:12: error: the quoted text that starts here is not closed
            - {slider: "S}
                       ^
              hint: write the closing quote in the same line
            """),
        SyntaxCase(
            "quotes of two kinds",
            """
            - {slider: "S'}
            """,
            """
            show.yaml:1:12: error: the quoted text that starts here is not closed
            - {slider: "S'}
                       ^
              hint: write the closing quote in the same line
            """),
        SyntaxCase(
            "apostrophe in single quotes",
            """
            - {slider: 'Bob's'}
            """,
            """
            show.yaml:1:17: error: the quoted text ends at the `'` before this
            - {slider: 'Bob's'}
                            ^
              hint: write `''` for a `'` inside the text
            """),
        SyntaxCase(
            "quotes in quotes",
            """
            - {slider: "the "S" one"}
            """,
            """
            show.yaml:1:18: error: the quoted text ends at the `"` before this
            - {slider: "the "S" one"}
                             ^
              hint: write `\\"` for a `"` inside the text
            """),
        SyntaxCase(
            "text after quotes",
            """
            match: "LPD8"*
            """,
            """
            show.yaml:1:14: error: the quoted text ends at the `"` before this
            match: "LPD8"*
                         ^
              hint: write `\\"` for a `"` inside the text
            """),
        SyntaxCase(
            "star and a second word",
            """
            - {slider: *Show lights}
            """,
            """
            show.yaml:1:12: error: no anchor `&Show` stands before this alias
            - {slider: *Show lights}
                       ^
              hint: if a text that begins with `*` is meant, put it in quotes
            """),
        SyntaxCase(
            "ampersand",
            """
            match: &LPD8
            """,
            """
            show.yaml:1:8: error: a text that begins with '&' needs quotes
            match: &LPD8
                   ^
              hint: write the text in quotes, such as "&…"
            """),
        SyntaxCase(
            "ampersand and a space",
            """
            match: & LPD8
            """,
            """
            show.yaml:1:8: error: a text that begins with '&' needs quotes
            match: & LPD8
                   ^
              hint: write the text in quotes, such as "&…"
            """),
        SyntaxCase(
            "exclamation mark",
            """
            match: !LPD8
            """,
            """
            show.yaml:1:8: error: tag `!LPD8` is not read here
            match: !LPD8
                   ^
              hint: if a text that begins with `!` is meant, put it in quotes
            """),
        SyntaxCase(
            "exclamation mark in braces",
            """
            - {slider: !S}
            """,
            """
            show.yaml:1:12: error: a text that begins with '!' needs quotes
            - {slider: !S}
                       ^
              hint: write the text in quotes, such as "!…"
            """),
        SyntaxCase(
            "bar",
            """
            match: |LPD8
            """,
            """
            show.yaml:1:8: error: a text that begins with '|' needs quotes
            match: |LPD8
                   ^
              hint: write the text in quotes, such as "|…"
            """),
        SyntaxCase(
            "greater-than sign",
            """
            match: >LPD8
            """,
            """
            show.yaml:1:8: error: a text that begins with '>' needs quotes
            match: >LPD8
                   ^
              hint: write the text in quotes, such as ">…"
            """),
        SyntaxCase(
            "question mark",
            """
            match: ? LPD8
            """,
            """
            show.yaml:1:8: error: a text that begins with '?' needs quotes
            match: ? LPD8
                   ^
              hint: write the text in quotes, such as "?…"
            """),
        SyntaxCase(
            "dash",
            """
            match: - LPD8
            """,
            """
            show.yaml:1:8: error: `-` needs a line of its own
            match: - LPD8
                   ^
              hint: start a new line before it, or put the whole text in quotes
            """),
    ]
}
