import MIDI
import TestSupport
import Testing
import YAML

@testable import Mapping

@Suite struct RuleTableTests {
    private func mapping(_ rules: [String]) throws -> CompiledMapping {
        let text = "version: 1\ndevices:\n- match: A\n  rules:\n" + rules.map { "  - {\($0)}\n" }.joined()
        let source = Source(name: "f", text: text)
        return try #require(LoadedMapping(source).mapping, "\(source.rendered(LoadedMapping(source).diagnostics))")
    }

    /// The rules that listen to a message, found by looking at each one.
    private func scan(_ mapping: CompiledMapping, _ kind: CellMap.Kind, _ channel: Channel, _ number: Int)
        -> [[Int]]
    {
        mapping.rules.indices.flatMap { index -> [[Int]] in
            let rule = mapping.rules[index]
            // A rule without a bank is found in the banks that other rules name.
            let isInBank =
                kind == .bankProgram && rule.source.cellKind == .programChange
                && mapping.rules.contains {
                    $0.source.cellKind == .bankProgram && ($0.channel == nil || $0.channel == channel)
                        && $0.source.numbers.contains(number)
                }
            let number = isInBank ? number & 0x7F : number
            guard rule.source.cellKind == kind || isInBank, rule.channel == nil || rule.channel == channel else {
                return []
            }
            return rule.source.numbers.enumerated().filter { $0.element == number }.map { position, _ in
                [index, rule.source.option(at: position)]
            }
        }
    }

    @Test("The table finds what a look at every rule finds, in the same order") func random() throws {
        var random = SeededRandom()
        for _ in 0..<10 {
            let rules = (0..<Int.random(in: 1...60, using: &random)).map { index -> String in
                let number = UInt8.random(in: 1...9, using: &random)
                let sources = [
                    "cc: \(number)", "note: \(number)", "notes: \(number)-\(number + 5)", "notes: [\(number), 20, 30]",
                    "program: any", "program: \(number)", "nrpn: \(number)", "rpn: \(number)", "key_pressure: any",
                    "key_pressure: \(number)", "bank: 0, program: \(number)",
                ]
                let channel = Bool.random(using: &random) ? ", channel: \(Int.random(in: 1...16, using: &random))" : ""
                return "\(sources.randomElement(using: &random) ?? "cc: 1"), slider: C\(index)\(channel)"
            }
            let mapping = try mapping(rules)
            let table = mapping.table(for: [0])
            for kind in CellMap.Kind.allCases {
                for channel in Channel.all {
                    for number in 0..<32 {
                        let cell = table.cells.cell(kind, channel, number)
                        let found = table.hits[cell.map { table.range(ofCell: $0) } ?? 0..<0].map {
                            [Int($0.rule), Int($0.option)]
                        }
                        #expect(found == scan(mapping, kind, channel, number), "\(random) \(rules)")
                    }
                }
            }
        }
    }

    @Test("A mapping of 10,000 rules is read and finds its rules") func manyRules() throws {
        let rules = (0..<10_000).map { index in
            let channel = index / 128 % 16 + 1
            return "\(["cc", "note", "program"][index % 3]): \(index % 128), channel: \(channel), slider: \(index)"
        }
        let mapping = try mapping(rules)
        #expect(mapping.rules.count == 10_000)
        let table = mapping.table(for: [0])
        var found: Set<Int32> = []
        for (index, rule) in mapping.rules.enumerated() {
            let channel = try #require(rule.channel)
            let cell = try #require(table.cells.cell(rule.source.cellKind, channel, rule.source.numbers[0]))
            let range = table.range(ofCell: cell)
            #expect(table.hits[range].contains { $0.rule == index })
            found.formUnion(table.hits[range].map(\.rule))
        }
        #expect(found.count == 10_000)
        #expect(table.hits.count == 10_000)
    }

    @Test("A table has the rules of its entries only") func entries() throws {
        let text = """
            version: 1
            devices:
              - {match: A, rules: [{cc: 1, slider: 1}, {cc: 2, slider: 1}]}
              - {match: B, rules: [{cc: 1, slider: 2}]}
            """
        let mapping = try #require(LoadedMapping(Source(name: "f", text: text)).mapping)
        #expect(mapping.table(for: []).hits == [])
        #expect(mapping.table(for: [1]).hits.map(\.rule) == Array(repeating: 2, count: 16))
        #expect(mapping.table(for: [0, 1]).hits.count == 48)
    }
}
