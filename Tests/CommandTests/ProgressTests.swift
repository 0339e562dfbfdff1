import Glibc
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

    /// A server that keeps its answer until the line was seen.
    @Test func aSlowLayoutIsWaitedForInSight() async throws {
        let gate = Gate()
        let volta = try StrictVolta([StrictControl(lid: 1, type: "Slider", label: "Zoom")]) { _ in
            _ = gate.block()
            return nil
        }
        let terminal = try PseudoTerminal()
        let program = try RunningProgram(
            ["layout"], environment: volta.environment.merging(["TERM": "xterm"]) { $1 },
            launcher: ["/bin/sh", "-c", "exec \"$@\" 2>\(terminal.path)", "sh"])
        #expect(try await terminal.text(upTo: "reading the layout … 1 s").hasPrefix("\rreading the layout … 1 s"))
        gate.open()
        #expect(try await terminal.text(upTo: "\r\u{1B}[K").hasSuffix("\r\u{1B}[K"))
        #expect(try await program.end() == .exited(0))
    }
}
