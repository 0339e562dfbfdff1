import Testing
import Volta

@testable import Bridge

@Suite struct VoltaHealthTests {
    /// What is heard of Volta, and what is said of it.
    struct Line: CustomTestStringConvertible, Sendable {
        let heard: [(VoltaHealth.Call, VoltaError?)]
        let said: [String]
        var testDescription: String { said.joined(separator: ", ") }
    }

    private static let gone = VoltaError.transport(
        HTTPTransportError(.connectionFailed, maybeExecuted: false, description: "refused"))
    private static let slow = VoltaError.transport(
        HTTPTransportError(.deadlineExceeded, maybeExecuted: true, description: "slow"))

    static let lines: [Line] = [
        Line(heard: [(.layout, nil), (.token, nil), (.action, nil)], said: ["-", "-", "-"]),
        Line(
            heard: [(.layout, gone), (.token, gone), (.layout, gone), (.layout, nil)], said: ["away", "-", "-", "back"]),
        // Whatever answers can be reached.
        Line(heard: [(.layout, gone), (.action, .httpError(400, "")), (.layout, nil)], said: ["away", "back", "-"]),
        Line(heard: [(.action, slow), (.action, slow), (.action, nil)], said: ["away", "-", "back"]),
        // One action's own misfortune.
        Line(
            heard: [(.action, .httpError(500, "")), (.action, .throttled(429, "", retryAfter: nil)), (.action, nil)],
            said: ["-", "-", "-"]),
        Line(heard: [(.action, .invalidValue("")), (.action, nil)], said: ["-", "-"]),
        Line(heard: [(.action, .httpError(422, "")), (.layout, nil), (.action, nil)], said: ["-", "-", "-"]),
        Line(heard: [(.layout, gone), (.action, .httpError(409, "")), (.action, nil)], said: ["away", "back", "-"]),
        // What is wrong with every action.
        Line(heard: [(.action, .httpError(403, "")), (.layout, nil), (.action, nil)], said: ["refused", "-", "back"]),
        // A layout or token that is not to be had is everyone's.
        Line(heard: [(.layout, .httpError(502, "")), (.token, nil), (.layout, nil)], said: ["away", "-", "back"]),
        Line(heard: [(.action, .tokenUnavailable("")), (.layout, nil), (.token, nil)], said: ["away", "-", "back"]),
        // Refusals end with the same call's success only.
        Line(
            heard: [(.action, .wrongAddress(404, "")), (.layout, nil), (.token, nil), (.action, nil)],
            said: ["wrong address", "-", "-", "back"]),
        Line(
            heard: [(.layout, .keyRefused(403, "")), (.token, .keyRefused(401, "")), (.layout, nil), (.token, nil)],
            said: ["refused", "-", "-", "back"]),
        Line(
            heard: [(.layout, gone), (.layout, .keyRefused(403, "")), (.layout, gone), (.layout, nil)],
            said: ["away", "refused", "-", "back"]),
        Line(heard: [(.action, .noToken), (.action, nil)], said: ["refused", "back"]),
    ]

    @Test(arguments: lines) func eachThingIsSaidOnce(_ line: Line) {
        var health = VoltaHealth()
        let said = line.heard.map { call, error in
            (error.map { health.failed(call, with: $0) } ?? health.succeeded(call))?.shortText ?? "-"
        }
        #expect(said == line.said)
    }
}
