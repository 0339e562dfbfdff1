import Learning
import Testing
import Time
import Volta
import YAML

@testable import Command

@Suite struct LearnerTests {
    private static let start = Moment(.now)

    private func learner() -> Learner {
        let layout = LayoutInfo(layoutId: "demo", activePageId: "main", controls: [])
        let file = Source(name: "show.yaml", text: LearnSession.newFile)
        return Learner(LearnSession(layout, file: file), for: 1, now: Self.start)
    }

    /// A page that was forgotten must not keep the surface from the stage.
    @Test func whoTouchesNothingForAMinuteHasLeft() {
        var learner = learner()
        #expect(learner.nextLook == Self.start + .seconds(60))
        #expect(!learner.isForgotten(at: Self.start + .seconds(59)))
        #expect(learner.isForgotten(at: Self.start + .seconds(60)))
        learner.touched(at: Self.start + .seconds(30))
        #expect(!learner.isForgotten(at: Self.start + .seconds(89)))
        #expect(learner.isForgotten(at: Self.start + .seconds(90)))
        learner.stop()
        #expect(learner.nextLook == nil)
        #expect(!learner.isForgotten(at: Self.start + .seconds(600)))
    }
}
