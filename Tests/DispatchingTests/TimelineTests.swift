import Dispatching
import Testing

/// The delivery rules as drawings; 20 sends a second make one send per control and tick of 50 ms.
@Suite struct TimelineTests {
    private let fast = Timeline(tick: .milliseconds(10), roundTrip: .milliseconds(1))
    private let slow = Timeline(tick: .milliseconds(250))

    @Test func firstValueGoesAtOnceAndTheLastAlways() {
        let sent = fast.play("1 abcdefghijk")
        #expect(sent == "1 a----f----k")
        #expect(fast.play("1 abcdefghijklm") == "1 a----f----k----m")
    }

    @Test func newestWaitsWhileAnOlderValueIsUnderWay() {
        let sent = Timeline(tick: .milliseconds(10), roundTrip: .milliseconds(120)).play("1 a-b-c-d-e")
        #expect(sent == "1 a-----------e")
    }

    /// CO-03: changes that are no changes.
    @Test func unchangedValuesAreNotSentAgain() {
        #expect(fast.play("1 aaaaaaaaaaaaaaaaaaaaaaaa") == "1 a")
    }

    @Test func goingBackToTheValueUnderWayNeedsNoSend() {
        let (sent, dispatcher) = fast.run("1 ababa")
        #expect(sent == "1 a")
        #expect(dispatcher.books.merged == 2)
        #expect(dispatcher.books.unchanged == 2)
    }

    @Test func goingBackToAValueUnderWayThatFailsSendsItAgain() {
        let sent = Timeline(tick: .milliseconds(50), roundTrip: .milliseconds(120)).play(
            """
            1      a-b-a
            server x+
            """)
        #expect(sent == "1 a------a")
    }

    @Test func waitingSlidersTakeTurns() {
        let timeline = Timeline(limits: Limits(perControl: 20, total: 20, burst: 1))
        let sent = timeline.play(
            """
            1 abcdefghijkl
            2 abcdefghijkl
            3 -b----------
            """)
        #expect(
            sent == """
                1 a-c--f-h-j-l
                2 -b--e-g-i-k-l
                3 ---b
                """)
    }

    @Test func pressesGoBeforeWaitingSliders() {
        let timeline = Timeline(limits: Limits(perControl: 20, total: 20, burst: 1))
        let sent = timeline.play(
            """
            1 abcd
            2 abcd
            3 --A-
            4 --B-
            """)
        #expect(
            sent == """
                1 a---d
                2 -b---d
                3 --A
                4 ---B
                """)
    }

    @Test func burstStartsAtOnceAndLeavesAReserveForPresses() {
        let timeline = Timeline(limits: Limits(total: 20, burst: 5, inFlight: 20))
        let sent = timeline.play(
            """
            1 a
            2 a
            3 a
            4 a
            5 a
            6 A
            """)
        #expect(
            sent == """
                1 a
                2 a
                3 a
                4 -a
                5 --a
                6 A
                """)
    }

    @Test func pressesKeepTheirOrderAndTheirNumber() {
        #expect(fast.play("1 AABA") == "1 A----A----B----A")
    }

    /// Control 2 waits longer than 3, but its next press is younger.
    @Test func pressesOfDifferentControlsGoOldestFirst() {
        let timeline = Timeline(limits: Limits(total: 20, burst: 1))
        let sent = timeline.play(
            """
            1 A
            2 BC
            3 D
            """)
        #expect(
            sent == """
                1 A
                2 -B-C
                3 --D
                """)
    }

    @Test func pressTakesThePlaceOfAnOlderValue() {
        #expect(fast.play("1 abA") == "1 a----A")
    }

    /// The last value of a gesture is not lost with a press that never went, nor sent before that is certain.
    @Test func valueGoesAfterAYoungerPressThatExpired() {
        let sent = slow.play(
            """
            1      a-bB
            server xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx+
            """)
        #expect(
            sent == """
                1 aa-BBBBBBBB---------------b---------------b
                1 late -----------B
                """)
    }

    @Test func valueGoesAfterOlderPresses() {
        #expect(fast.play("1 ABcd") == "1 A----B----d")
    }

    @Test func pressesExpireRatherThanFireLate() {
        let timeline = Timeline(tick: .milliseconds(500), roundTrip: .milliseconds(2600))
        let sent = timeline.play("1 AB-C")
        #expect(
            sent
                == """
                1 A----C
                1 late -----B
                """)
    }

    @Test func offlineOneRequestAtATimeAsksWithGrowingBackOff() {
        let sent = slow.play(
            """
            1      a
            2      b
            server xxxxxxxxxxxxxxxxxxxxxxxxxxxx+
            """)
        #expect(
            sent == """
                1 aa-----a-----------------------a
                2 b--b-----------b---------------b
                """)
    }

    /// CO-07: what was pressed while the network was down does not go off minutes later.
    @Test func offlinePressesExpireAndTheNewestValueArrives() {
        let sent = slow.play(
            """
            1      A-B-C
            2      abcdefgh--------------z
            server xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx+
            """)
        #expect(
            sent == """
                1 AAAAAAAABBCC
                1 late --------A-B-C
                2 a--------------------------z----------------z
                """)
    }

    @Test func unknownOutcomeRepeatsValuesButNeverPresses() {
        let sent = slow.play(
            """
            1      A
            2      a
            server ??+
            """)
        #expect(
            sent == """
                1 A
                2 aa-a
                """)
    }

    /// HT-04: the pause is at least as long as the server says.
    @Test func throttledWaitsAsLongAsTheServerSays() {
        let sent = slow.play(
            """
            1      abcdefghijklm
            2      --A--------B
            server 2+
            """)
        #expect(
            sent == """
                1 a-------ijklm
                2 --------A--B
                """)
    }

    @Test func drainingTakesNothingNewAndSendsWhatWaits() {
        let sent = fast.play("1 abcABC|dD")
        #expect(sent == "1 a----A----B----C")
    }
}
