extension SyntaxCase {
    /// Characters, keys, aliases and tags that are refused.
    static let content: [SyntaxCase] = [
        SyntaxCase(
            "MF-01 duplicate keys",
            """
            a: 1
            b: 2
            a: 3
            c: {x: 1, x: 2, x: 3}
            """,
            """
            show.yaml:3:1: error: duplicate key `a`
            a: 3
            ^
            show.yaml:1:1: note: the first `a` is here
            show.yaml:4:11: error: duplicate key `x`
            c: {x: 1, x: 2, x: 3}
                      ^
            show.yaml:4:5: note: the first `x` is here
            show.yaml:4:17: error: duplicate key `x`
            c: {x: 1, x: 2, x: 3}
                            ^
            show.yaml:4:5: note: the first `x` is here
            """),
        SyntaxCase(
            "MF-05 tab as indentation",
            """
            mappings:
            \tvol: {cc: 7}
            """,
            """
            show.yaml:2:1: error: tab used for indentation, use spaces
            \tvol: {cc: 7}
            ^
            """),
        SyntaxCase(
            "MF-05 tab after spaces",
            """
            a:
              b: 1
              \tc: 2
            """,
            """
            show.yaml:3:3: error: tab used for indentation, use spaces
              \tc: 2
              ^
            """),
        SyntaxCase(
            "MF-05 tab after a dash",
            """
            a:
              -\tb: 1
            """,
            """
            show.yaml:2:4: error: tab used for indentation, use spaces
              -\tb: 1
               ^
            """),
        SyntaxCase(
            "non-breaking space in a value",
            """
            a: Lo\u{A0}op
            """,
            """
            show.yaml:1:6: error: non-breaking space U+00A0 outside quotes
            a: Lo\u{A0}op
                 ^
              hint: replace it by a normal space, or put the text in quotes
            """),
        SyntaxCase(
            "non-breaking space as indentation",
            """
            a:
            \u{A0} b: 1
            """,
            """
            show.yaml:2:1: error: non-breaking space U+00A0 outside quotes
            \u{A0} b: 1
            ^
              hint: replace it by a normal space, or put the text in quotes
            """),
        SyntaxCase(
            "non-breaking space after a colon",
            """
            a: {b: 1, c:\u{A0}2}
            """,
            """
            show.yaml:1:13: error: non-breaking space U+00A0 outside quotes
            a: {b: 1, c:\u{A0}2}
                        ^
              hint: replace it by a normal space, or put the text in quotes
            """),
        SyntaxCase(
            "zero-width space in a key",
            """
            c\u{200B}c: 1
            """,
            """
            show.yaml:1:2: error: invisible character U+200B outside quotes
            c�c: 1
             ^
              hint: replace it by a normal space, or put the text in quotes
            """),
        SyntaxCase(
            "several documents",
            """
            a: 1
            ---
            b: 2
            """,
            """
            show.yaml:2:1: error: a second document starts here; only one is read
            ---
            ^
              hint: make it a file of its own, or remove the `---` or `...` before it
            """),
        SyntaxCase(
            "MF-09 alias bomb",
            """
            a: &a [x, x, x, x, x, x, x, x, x]
            b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
            c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
            d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c]
            e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d]
            f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e]
            g: &g [*f, *f, *f, *f, *f, *f, *f, *f, *f]
            h: &h [*g, *g, *g, *g, *g, *g, *g, *g, *g]
            """,
            """
            show.yaml:5:8: error: too many aliases: they stand for more than is read
            e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d]
                   ^
            """),
        SyntaxCase(
            "unknown alias",
            """
            a: *LPD
            """,
            """
            show.yaml:1:4: error: no anchor `&LPD` stands before this alias
            a: *LPD
               ^
              hint: if a text that begins with `*` is meant, put it in quotes
            """),
        SyntaxCase(
            "star needs quotes",
            """
            match: *
            """,
            """
            show.yaml:1:8: error: a text that begins with `*` needs quotes
            match: *
                   ^
              hint: for example "*" or "*MIDI*"
            """),
        SyntaxCase(
            "alias inside its own anchor",
            """
            a: &a [*a]
            """,
            """
            show.yaml:1:8: error: no anchor `&a` stands before this alias
            a: &a [*a]
                   ^
              hint: if a text that begins with `*` is meant, put it in quotes
            """),
        SyntaxCase(
            "tag",
            """
            a: !color red
            """,
            """
            show.yaml:1:4: error: tag `!color` is not read here
            a: !color red
               ^
              hint: if a text that begins with `!` is meant, put it in quotes
            """),
        SyntaxCase(
            "merge key",
            """
            a: &a {x: 1}
            b: {<<: *a}
            """,
            """
            show.yaml:2:5: error: the merge key `<<` is not read here
            b: {<<: *a}
                ^
              hint: write the keys out
            """),
        SyntaxCase(
            "compound key",
            """
            {[1, 2]: 3}
            """,
            """
            show.yaml:1:2: error: a key must be a text, not a list or a mapping
            {[1, 2]: 3}
             ^
            """),
        SyntaxCase(
            "empty key",
            """
            : 3
            """,
            """
            show.yaml:1:1: error: a key is missing before `:`
            : 3
            ^
            """),
    ]
}
