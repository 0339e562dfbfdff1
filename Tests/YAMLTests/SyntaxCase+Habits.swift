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
            EXPECTED
            """),
        SyntaxCase(
            "comment of another language after a value",
            """
            - {cc: 1} // hue
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "two dashes after a value",
            """
            - {cc: 1} -- hue
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "star instead of a dash",
            """
            rules:
              * {cc: 1, slider: S}
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "bullet instead of a dash",
            """
            rules:
              • {cc: 1, slider: S}
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "semicolon instead of a colon",
            """
            devices;
              - match: a
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "two keys in one line",
            """
            version: 1 devices:
              - match: a
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "list in the line of its key",
            """
            devices: - match: a
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "bracket in a text",
            """
            - {cc: 1, slider: Hue [L]}
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "bracket alone",
            """
            a: 1
            }
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "space before the colon",
            """
            - {cc :1, slider: S}
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "capital in a key without colon",
            """
            - Match LPD8
              rules: 1
            """,
            """
            EXPECTED
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
            EXPECTED
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
            EXPECTED
            """),
        SyntaxCase(
            "end mark inside the file",
            """
            a: 1
            ...
            b: 2
            """,
            """
            EXPECTED
            """),
        SyntaxCase(
            "non-breaking space as indentation before keys",
            """
            - a: 1
            \u{A0} b: 2
              c: 3
            """,
            """
            EXPECTED
            """),
    ]
}
