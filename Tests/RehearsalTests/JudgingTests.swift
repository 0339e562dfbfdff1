import TestSupport
import Testing
import Volta
import YAML

@testable import Rehearsal

/// Differences stand side by side, each at its line.
@Suite struct JudgingTests {
    @Test func everyKindOfDifference() throws {
        let text = """
            version: 1
            mapping: m.yaml
            from: Faders
            tests:
              - name: All wrong
                steps:
                  - {at: 0ms, send: B0 07 40}
                  - {at: 0ms, expect: {slider: Brightness, value: 0.25}}
                  - {at: 1s, send: B0 01 7F}
                  - {at: 1.1s, expect: {slider: Speed, value: 1}}
                  - {at: 2s, send: B0 40 7F}
                  - {at: 3s, expect: nothing}
                  - {at: 4s, send: B0 07 41}
                  - {at: 5s, expect: {button: Cheer}}
                  - {at: 5s, shows: 90 01 7F}
                  - {at: 5s, shows: B0 40 7F}
                  - {at: 6s, finally: {slider: Speed, value: 0.5}}

            """
        let source = Source(name: "t.yaml", text: text)
        let file = try #require(LoadedRehearsal(source).file)
        let result = RehearsalStage(file, mapping: try RehearsalRig.compiled(), layout: nil).play(file.tests[0])
        #expect(!result.isPassed)
        #expect(
            source.rendered(result.diagnostics) == """
                t.yaml:8:27: error: expected slider Brightness 0.25 at 0 ms, got slider Brightness 0.5039 at 0 ms
                      - {at: 0ms, expect: {slider: Brightness, value: 0.25}}
                                          ^
                t.yaml:10:28: error: expected slider Speed 1 at 1100 ms, got slider Speed 1 at 1000 ms: the time differs
                      - {at: 1.1s, expect: {slider: Speed, value: 1}}
                                           ^
                t.yaml:12:26: error: expected nothing, got button Cheer at 2000 ms
                      - {at: 3s, expect: nothing}
                                         ^
                t.yaml:13:24: error: expected nothing, got slider Brightness 0.5118 at 4000 ms
                      - {at: 4s, send: B0 07 41}
                                       ^
                t.yaml:14:26: error: expected button Cheer at 5000 ms, got nothing
                      - {at: 5s, expect: {button: Cheer}}
                                         ^
                t.yaml:15:25: error: expected sent back 90 01 7F at 5000 ms, got nothing
                      - {at: 5s, shows: 90 01 7F}
                                        ^
                t.yaml:16:25: error: expected sent back B0 40 7F at 5000 ms, got sent back B0 40 7F at 2000 ms: the time differs
                      - {at: 5s, shows: B0 40 7F}
                                        ^
                t.yaml:17:27: error: expected finally slider Speed 0.5 at 6000 ms, got slider Speed 1 at 1000 ms
                      - {at: 6s, finally: {slider: Speed, value: 0.5}}
                                          ^

                """)
        #expect(
            result.table == """
                    expected                            got
                  ✗     0 ms  slider Brightness 0.25        0 ms  slider Brightness 0.5039
                  ✗  1100 ms  slider Speed 1             1000 ms  slider Speed 1
                  ✗           nothing                    2000 ms  button Cheer
                  ✗           nothing                    4000 ms  slider Brightness 0.5118
                  ✗  5000 ms  button Cheer                        nothing
                  ✗  5000 ms  sent back 90 01 7F                  nothing
                  ✗  5000 ms  sent back B0 40 7F         2000 ms  sent back B0 40 7F
                  ✗  6000 ms  finally slider Speed 0.5   1000 ms  slider Speed 1

                """)
    }

    @Test func whatDiffersOnlyInItsLastDigitsIsShownWhole() throws {
        #expect(
            try RehearsalRig.table(["at: 0ms, send: B0 07 40", "expect: {slider: Brightness, value: 5039/10000}"])
                == ["✗ 0 ms slider Brightness 0.5039 0 ms slider Brightness 0.5039370078740157"])
    }

    @Test func answersAreShown() throws {
        #expect(
            try RehearsalRig.table([
                "at: 0ms, answer: 503, retry_after: 60s", "at: 0ms, send: B0 07 7F", "at: 1s, answer: silence",
                "at: 1s, send: B0 01 7F", "at: 1.5s, expect: nothing",
            ]) == ["✗ nothing 0 ms slider Brightness 1 (answered 503)"])
    }

    @Test(arguments: [
        ("64/127", 64.0 / 127, true), ("64/127", 0.5039, false), ("0.504", 64.0 / 127, true),
        ("0.505", 64.0 / 127, false),
        ("0", 0.0, true), ("0", 0.0001, false), ("0.0", 0.0009, true), ("1", 1.0, true), ("1", 0.9999, false),
    ])
    func numbersAreAsExactAsTheyAreWritten(text: String, value: Double, fits: Bool) throws {
        var reader = RehearsalReader()
        let source = Source(name: "t", text: "- {expect: {slider: A, value: \(text)}}")
        guard case .sequence(let nodes)? = Document(source).root?.content,
            case .expect(let expectations)? = reader.step(nodes[0], after: .zero, TestSettings())?.deed
        else { return #expect(Bool(false), "\(reader.diagnostics)") }
        #expect(expectations.map { $0.value.fits(.number(value)) } == [fits])
    }

    @Test func otherValuesFitAsTheyAre() {
        #expect(ExpectedValue.press.fits(nil) && ExpectedValue.press.fits(.null))
        #expect(!ExpectedValue.press.fits(.number(1)))
        #expect(ExpectedValue.state(true).fits(.bool(true)) && !ExpectedValue.state(true).fits(.integer(1)))
        #expect(ExpectedValue.option(2).fits(.integer(2)) && !ExpectedValue.option(2).fits(.integer(1)))
        #expect(ExpectedValue.text("a").fits(.string("a")) && !ExpectedValue.text("a").fits(.string("A")))
        let half = ExpectedNumber(value: 0.5, isExact: false)
        #expect(ExpectedValue.point(x: half, y: half).fits(.array([.number(0.5), .number(0.5)])))
        #expect(!ExpectedValue.point(x: half, y: half).fits(.array([.number(0.5), .number(0.6)])))
        #expect(!ExpectedValue.point(x: half, y: half).fits(.array([.number(0.5)])))
        #expect(!ExpectedValue.number(half).fits(nil))
    }

    @Test func anAlignmentKeepsBothListsAndPairsAllThatItCan() {
        var random = SeededRandom()
        for _ in 0..<300 {
            let lists = (0..<2).map { _ in
                (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
            }
            let pairs = Alignment(lists[0], lists[1]) { $0 == $1 }.pairs
            #expect(pairs.compactMap(\.expected) == lists[0], "\(random)")
            #expect(pairs.compactMap(\.got) == lists[1], "\(random)")
            #expect(!pairs.contains { $0.expected == nil && $0.got == nil })
            if lists[0] == lists[1] { #expect(pairs.allSatisfy { $0.expected == $0.got }) }
        }
        #expect(Alignment([1, 2, 3, 4], [1, 3, 4]) { $0 == $1 }.pairs.map(\.got) == [1, nil, 3, 4])
        #expect(Alignment([1, 9, 3], [1, 2, 3]) { $0 == $1 }.pairs.map(\.got) == [1, 2, 3])
        #expect(Alignment([], [1]) { $0 == $1 }.pairs.map(\.got) == [1])
    }
}
