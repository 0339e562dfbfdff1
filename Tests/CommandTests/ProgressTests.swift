import Synchronization
import TestSupport
import Testing

@testable import Command

/// What takes over a second shows how long it takes, on a terminal only, and leaves nothing behind.
@Suite struct ProgressTests {
    private final class Paper: Sendable {
        let text = Mutex("")

        func console(isTerminal: Bool) -> Console {
            Console(
                isTerminal: false, isErrorTerminal: isTerminal, out: { _ in },
                err: { text in self.text.withLock { $0 += text } })
        }
    }

    @Test func aLineIsReplacedAndRemoved() {
        let paper = Paper()
        let line = ProgressLine(paper.console(isTerminal: true))
        line.clear()
        for text in ["one", "one", "two\nlines"] { line.show(text) }
        line.clear()
        line.clear()
        line.show(String(repeating: "x", count: 200))
        line.close()
        line.show("late")
        let long = String(repeating: "x", count: 79)
        #expect(
            paper.text.withLock { $0 }
                == "\rone\u{1B}[K\rtwo lines\u{1B}[K\r\u{1B}[K\r\(long)\u{1B}[K\r\u{1B}[K")
    }

    @Test func nobodyIsToldWhereThereIsNoTerminal() {
        let paper = Paper()
        let line = ProgressLine(paper.console(isTerminal: false))
        line.show("one")
        line.clear()
        #expect(paper.text.withLock { $0 } == "")
    }

    @Test func whatIsQuickShowsNothing() throws {
        let paper = Paper()
        #expect(try paper.console(isTerminal: true).showingProgress("reading") { 5 } == 5)
        #expect(throws: Failure(.usage, "no")) {
            try paper.console(isTerminal: true).showingProgress("reading") { () throws(Failure) in
                throw Failure(.usage, "no")
            }
        }
        #expect(paper.text.withLock { $0 } == "")
    }

    @Test func whatTakesLongerIsShownUntilItIsDone() throws {
        let (paper, seen) = (Paper(), Gate())
        let console = Console(
            isTerminal: false, isErrorTerminal: true, out: { _ in },
            err: { text in
                paper.text.withLock { $0 += text }
                seen.open()
            })
        let wasSeen = try console.showingProgress("reading") { seen.block() }
        #expect(wasSeen)
        let text = paper.text.withLock { $0 }
        #expect(
            text.wholeMatch(of: /\rreading … \d+ s\u{1B}\[K(\rreading … \d+ s\u{1B}\[K)*\r\u{1B}\[K/) != nil, "\(text)")
    }
}
