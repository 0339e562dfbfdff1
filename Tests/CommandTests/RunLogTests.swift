import Synchronization
import Testing
import Volta

@testable import Bridge
@testable import Command

/// RL-05: an hour without Volta or without the device is less than 1 MB of log, in either form.
@Suite struct RunLogTests {
    /// A log whose text and time are the test's.
    private final class Paper: Sendable {
        let text = Mutex("")
        let now = Mutex(ContinuousClock.now)

        func log(_ form: RunLog.Form) -> RunLog {
            let write: @Sendable (String) -> Void = { text in self.text.withLock { $0 += text } }
            return RunLog(
                form: form, isDryRun: false, console: Console(isTerminal: false, out: write, err: write),
                now: { self.now.withLock { $0 } })
        }

        /// Lets time pass, and the log tell what is due.
        func pass(_ time: Duration, for log: RunLog) {
            let end = now.withLock { $0 } + time
            while let due = log.nextRepeats, due <= end {
                now.withLock { $0 = max($0, due) }
                log.reportRepeats()
            }
            now.withLock { $0 = end }
        }

        /// The lines without their times.
        var lines: [String] {
            text.withLock { $0 }.split(separator: "\n").map(String.init).map { line in
                line.replacing(#/^\d\d:\d\d:\d\d\.\d{3}Z  /#, with: "").replacing(#/"time":"[^"]*",?/#, with: "")
            }
        }
    }

    private func report(_ lid: Int, _ value: ActionValue) -> ActionReport {
        ActionReport(Action(lid: lid, value: value), layout: nil)
    }

    @Test(arguments: RunLog.Form.allCases) func anHourOfOutage(form: RunLog.Form) {
        let paper = Paper()
        let log = paper.log(form)
        log.report(.bridge(.voltaAway(reason: "Connection refused")))
        for tenth in 0..<36_000 {
            paper.pass(.milliseconds(100), for: log)
            let press = report(tenth % 4, .button)
            log.report(.bridge(.dropped(press, .expired, reason: "it waited too long")))
            if tenth.isMultiple(of: 80) {
                log.report(.bridge(.retrying(report(9, .slider(0.5)), reason: "Connection refused")))
            }
            if tenth.isMultiple(of: 5) { log.report(.disconnected(port: "nanoKONTROL2")) }
            if tenth.isMultiple(of: 7) { log.report(.bridge(.voltaBack)) }
            if tenth.isMultiple(of: 7) { log.report(.bridge(.voltaAway(reason: "Connection refused"))) }
        }
        #expect(paper.text.withLock { $0.utf8.count } < 200_000)
    }

    @Test func aCountStandsForTheLinesThatWereHeldBack() {
        let paper = Paper()
        let log = paper.log(.text)
        for _ in 0..<5 { log.report(.disconnected(port: "LPD8")) }
        paper.pass(.seconds(10), for: log)
        #expect(
            paper.lines == Array(repeating: "LPD8 has gone; waiting for it", count: 3) + [
                "LPD8 has gone; waiting for it (2 like it in 10 s)"
            ])
    }

    @Test func aCountIsAFieldForPrograms() {
        let paper = Paper()
        let log = paper.log(.json)
        for total in 1...5 { log.report(.overrun(total: total)) }
        paper.pass(.seconds(10), for: log)
        #expect(
            paper.lines == [
                #"{"event":"overrun","total":1}"#, #"{"event":"overrun","total":2}"#,
                #"{"event":"overrun","total":3}"#,
                #"{"event":"overrun","repeated":2,"total":5,"within_s":10}"#,
            ])
    }

    @Test func theEndOfAnOutageSaysWhatItCost() {
        let paper = Paper()
        let log = paper.log(.text)
        log.report(.bridge(.voltaAway(reason: "Connection refused")))
        for _ in 0..<10 {
            log.report(.bridge(.dropped(report(1, .button), .expired, reason: "it waited too long")))
        }
        paper.pass(.seconds(4), for: log)
        log.report(.bridge(.voltaBack))
        let dropped = "Button control 1 was dropped (expired): it waited too long"
        #expect(
            paper.lines == ["Volta cannot be reached: Connection refused; waiting for it"]
                + Array(repeating: dropped, count: 3) + [dropped + " (7 like it in 4 s)", "Volta is back"])
    }
}
