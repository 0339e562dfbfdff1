import Testing
import YAML

@Suite struct NodeValueTests {
    private func node(_ text: String) throws -> Node {
        let root = try #require(Document(Source(name: "show.yaml", text: "v: \(text)")).root)
        return try #require(try root.entries().first).value
    }

    private func problem<Value>(_ text: String, _ get: (Node) throws(ValueError) -> Value) throws -> String {
        do throws(ValueError) {
            let value = try get(try node(text, ()))
            return "\(value)"
        } catch {
            return "needs \(error.needed), found \(error.found)" + (error.hint.map { "; \($0)" } ?? "")
        }
    }

    /// The same as `node`, with a typed error for the helper above.
    private func node(_ text: String, _: Void) throws(ValueError) -> Node {
        do {
            return try node(text)
        } catch {
            throw ValueError(place: .start, needed: "a readable test", found: "\(error)")
        }
    }

    @Test(
        "MF-02, MF-13: whole numbers",
        arguments: [
            ("60", "60"), ("-5", "-5"), ("+7", "7"), ("0", "0"), ("-0", "0"), ("0o10", "8"), ("0x3C", "60"),
            ("9223372036854775807", "9223372036854775807"),
            ("9223372036854775808", "needs a whole number, found the number `9223372036854775808`"),
            ("010", "needs a whole number, found `010`, which may be decimal or octal; write `10` or `0o10`"),
            ("08", "needs a whole number, found `08`, which may be decimal or octal; write `8`"),
            ("-010", "needs a whole number, found `-010`, which may be decimal or octal; write `-10`"),
            ("00", "needs a whole number, found `00`, which may be decimal or octal; write `0`"),
            ("\"60\"", "needs a whole number, found the quoted text \"60\"; remove the quotes: `60`"),
            ("'60'", "needs a whole number, found the quoted text '60'; remove the quotes: `60`"),
            ("60.0", "needs a whole number, found the number `60.0`"),
            ("6e1", "needs a whole number, found the number `6e1`"),
            ("0x", "needs a whole number, found the text `0x`"),
            ("0o8", "needs a whole number, found the text `0o8`"),
            ("1_000", "needs a whole number, found the text `1_000`"),
            ("12:30", "needs a whole number, found the text `12:30`"),
            ("yes", "needs a whole number, found the text `yes`"),
            ("true", "needs a whole number, found the boolean `true`"),
            ("~", "needs a whole number, found `~`, which is nothing"),
            ("", "needs a whole number, found nothing"),
            ("[1]", "needs a whole number, found a list of 1"),
            ("{a: 1}", "needs a whole number, found keys and values"),
        ])
    func integers(_ text: String, _ expected: String) throws {
        #expect(try problem(text) { node throws(ValueError) in try node.integer() } == expected)
    }

    @Test(
        "MF-15: numbers",
        arguments: [
            ("1", "1.0"), ("0.5", "0.5"), (".5", "0.5"), ("1.", "1.0"), ("-1e-3", "-0.001"), ("6E+1", "60.0"),
            (".nan", "needs a number, found the number `.nan`"), (".inf", "needs a number, found the number `.inf`"),
            ("-.INF", "needs a number, found the number `-.INF`"), ("nan", "needs a number, found the text `nan`"),
            ("inf", "needs a number, found the text `inf`"), ("0x1p3", "needs a number, found the text `0x1p3`"),
            ("1e999", "needs a number, found the number `1e999`"), ("e5", "needs a number, found the text `e5`"),
            ("1.2.3", "needs a number, found the text `1.2.3`"), ("0.5 s", "needs a number, found the text `0.5 s`"),
            ("01", "needs a number, found `01`, which may be decimal or octal; write `1` or `0o1`"),
            ("\"0.5\"", "needs a number, found the quoted text \"0.5\"; remove the quotes: `0.5`"),
        ])
    func numbers(_ text: String, _ expected: String) throws {
        #expect(try problem(text) { node throws(ValueError) in try node.number() } == expected)
    }

    @Test(
        "MF-04: truth values",
        arguments: [
            ("true", "true"), ("False", "false"), ("no", "false"), ("on", "true"), ("YES", "true"), ("Off", "false"),
            ("y", "needs `true` or `false`, found the text `y`; write `true` or `false`, without quotes"),
            ("n", "needs `true` or `false`, found the text `n`; write `true` or `false`, without quotes"),
            ("1", "needs `true` or `false`, found the number `1`; write `true` or `false`, without quotes"),
            (
                "\"no\"",
                "needs `true` or `false`, found the quoted text \"no\"; write `true` or `false`, without quotes"
            ),
            ("tRUE", "needs `true` or `false`, found the text `tRUE`; write `true` or `false`, without quotes"),
        ])
    func booleans(_ text: String, _ expected: String) throws {
        #expect(try problem(text) { node throws(ValueError) in try node.boolean() } == expected)
    }

    @Test(
        "MF-04: texts stay as they are spelt",
        arguments: [
            ("no", "no"), ("on", "on"), ("808", "808"), ("\"\"", ""), ("007", "007"), ("a # b", "a"), ("a#b", "a#b"),
            ("", "needs a text, found nothing"), ("null", "needs a text, found `null`, which is nothing"),
            ("[a]", "needs a text, found a list of 1"),
        ])
    func texts(_ text: String, _ expected: String) throws {
        #expect(try problem(text) { node throws(ValueError) in try node.text() } == expected)
    }
}
