import MIDI
import Mapping
public import YAML

/// One line of a test's result: what was expected, and what was seen.
public struct ResultRow: Sendable, Equatable {
    /// What is wrong with a line.
    public enum Fault: String, Sendable {
        /// The value is another one.
        case wrongValue = "wrong-value"
        /// It arrived too early or too late.
        case wrongTime = "wrong-time"
        /// It did not arrive.
        case missing
        /// It was not expected.
        case unexpected
        /// It was not sent back to the device.
        case notShown = "not-shown"
    }

    /// Something that is expected or seen: when, since the start of the test, and what.
    public struct Side: Sendable, Equatable {
        /// When, since the start of the test.
        public let time: Duration
        /// What, for people.
        public let text: String
    }

    /// When it is expected, or was seen.
    public let time: Duration
    /// The place in the file that says so.
    public let place: Place
    /// What is expected; nil for nothing.
    public let expected: Side?
    /// What was seen; nil for nothing.
    public let got: Side?
    /// What is wrong; nil when all is as expected.
    public let fault: Fault?

    /// A line about an expected request and the one in its place.
    init(_ expectation: Expectation, _ request: ReceivedRequest?) {
        time = expectation.time
        place = expectation.place
        expected = Side(time: expectation.time, text: expectation.text)
        got = request.map { Side(time: $0.time, text: $0.text(isFull: expectation.onlyLooksLike($0))) }
        fault = request.map { Self.fault(of: $0, for: expectation) } ?? .missing
    }

    /// A line about a request that is not expected.
    init(unexpected request: ReceivedRequest, place: Place) {
        (time, self.place, expected, fault) = (request.time, place, nil, .unexpected)
        got = Side(time: request.time, text: request.text())
    }

    /// A line about a message that is to be sent back to a device: when it was, or else what was sent then.
    init(
        shown message: Message, at time: Duration, place: Place, got: ShownMessage?, others: [ShownMessage],
        fault: Fault?
    ) {
        (self.time, self.place, self.fault) = (time, place, fault)
        expected = Side(time: time, text: "sent back \(message.hexText)")
        let seen = got.map { [$0] } ?? Array(others.prefix(4))
        let text = "sent back " + seen.map(\.message.hexText).joined(separator: ", ")
        self.got = seen.first.map { Side(time: $0.time, text: text) }
    }

    private static func fault(of request: ReceivedRequest, for expectation: Expectation) -> Fault? {
        if !expectation.value.fits(request.value) || !expectation.names(request) { return .wrongValue }
        return expectation.isInTime(request) ? nil : .wrongTime
    }
}
