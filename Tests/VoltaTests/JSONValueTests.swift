import FoundationEssentials
import Testing
import Volta

@Suite struct JSONValueTests {
    private func read(_ text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    private func write(_ value: JSONValue) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test(arguments: [
        ("null", JSONValue.null),
        ("true", .bool(true)),
        ("false", .bool(false)),
        ("0", .integer(0)),
        ("1", .integer(1)),
        ("-1", .integer(-1)),
        // Beyond 53 bits, where Doubles have gaps.
        ("9007199254740993", .integer(9_007_199_254_740_993)),
        ("9223372036854775807", .integer(.max)),
        ("-9223372036854775808", .integer(.min)),
        ("18446744073709551615", .number(18_446_744_073_709_551_616)),
        ("0.5039370078740157", .number(0.5039370078740157)),
        ("1e-05", .number(1e-5)),
        ("\"true\"", .string("true")),
        ("\"1\"", .string("1")),
        ("\"\"", .string("")),
        ("[]", .array([])),
        ("{}", .object([:])),
        ("[1,true,\"a\",null,[0.5]]", .array([.integer(1), .bool(true), .string("a"), .null, .array([.number(0.5)])])),
        ("{\"a\":{\"b\":[{\"c\":false}]}}", .object(["a": .object(["b": .array([.object(["c": .bool(false)])])])])),
    ])
    func readsExactly(text: String, value: JSONValue) throws {
        #expect(try read(text) == value)
        #expect(try read(write(value)) == value)
    }

    /// JS-03.
    @Test func aWholeNumberIsTheSameInBothForms() throws {
        #expect(try read("1.0").doubleValue == 1)
        #expect(try read("1").doubleValue == 1)
        #expect(try read("[1]").arrayValue?[0].boolValue == nil)
        #expect(try write(.number(1)) == "1")
    }

    @Test func aNumberThatNothingHoldsLeavesTheRestReadable() throws {
        #expect(try read("{\"a\":1e999,\"b\":2}").objectValue?["b"] == .integer(2))
    }

    /// A deep nesting is read or refused on a task's small stack, and never ends the program.
    @Test(arguments: [10, 100, 500, 511, 512, 513, 5000])
    func deepNestingDoesNoHarm(depth: Int) async {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let isRead = await Task.detached {
            (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))) != nil
        }.value
        #expect(isRead == (depth <= 512))
    }

    @Test func eachAccessorKnowsItsKindAlone() throws {
        let values = try #require(try read("[null,true,7,0.5,\"a\",[1],{\"k\":1}]").arrayValue)
        #expect(values.map(\.boolValue) == [nil, true, nil, nil, nil, nil, nil])
        #expect(values.map(\.intValue) == [nil, nil, 7, nil, nil, nil, nil])
        #expect(values.map(\.doubleValue) == [nil, nil, 7, 0.5, nil, nil, nil])
        #expect(values.map(\.stringValue) == [nil, nil, nil, nil, "a", nil, nil])
        #expect(values.map(\.arrayValue) == [nil, nil, nil, nil, nil, [.integer(1)], nil])
        #expect(values.map(\.objectValue) == [nil, nil, nil, nil, nil, nil, ["k": .integer(1)]])
    }

    @Test func theSeedsNameHoldsTheSameValue() throws {
        let value: AnyCodable = try read("{\"n\":[1,\"a\",true,null]}")
        let list = try #require((value.value as? [String: Any])?["n"] as? [Any])
        #expect(list[0] as? Int == 1)
        #expect(list[1] as? String == "a")
        #expect(list[2] as? Bool == true)
        #expect(list[3] as? String == "")
    }
}
