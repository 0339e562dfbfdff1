import Synchronization

/// The texts of topics as they were last made, so that several viewers share them.
///
/// Only the server's one thread asks.
final class TopicTexts: Sendable {
    private let known = Mutex<[Topic: (number: Int, text: String)]>([:])

    func text(of topic: Topic, in state: DashboardState, number: Int) -> String {
        known.withLock { known in
            if let made = known[topic], made.number == number { return made.text }
            let text = PushedText.event(topic.rawValue, topic.json(of: state).text)
            known[topic] = (number, text)
            return text
        }
    }
}
