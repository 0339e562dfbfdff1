import EventLoop
import Simulator
import TestSupport
import Testing
import Volta
import VoltaCurl

/// The project's own client against the strict API.
@Suite struct ClientTests {
    static let actions = [
        Action(lid: 5, value: .button),
        Action(lid: 1, value: .slider(0)), Action(lid: 1, value: .slider(64.0 / 127)),
        Action(lid: 1, value: .slider(1)),
        Action(lid: 6, value: .toggle(true)), Action(lid: 6, value: .toggle(false)),
        Action(lid: 8, value: .index(0)), Action(lid: 9, value: .index(7)),
        Action(lid: 10, value: .string("Ā \"\\\n\u{1F389}")),
        Action(lid: 11, value: .xyPad(x: 0, y: 0.25)),
    ]

    @Test(arguments: ["", "/prod", "/a/b"]) func everyKindOfActionIsAccepted(stage: String) async throws {
        let accepted = Recorder<AcceptedAction>()
        let simulator = try VoltaSimulator(stage: stage) { accepted.append($0) }
        let connection = try connection(to: simulator)
        #expect(try await connection.connect() == .demo)
        for action in Self.actions { try await connection.send(action) }
        #expect(accepted.values.map(\.lid) == Self.actions.map(\.lid))
        #expect(
            accepted.values.map(\.value) == [
                .null, .integer(0), .number(64.0 / 127), .integer(1), .bool(true), .bool(false), .integer(0),
                .integer(7), .string("Ā \"\\\n\u{1F389}"), .array([.integer(0), .number(0.25)]),
            ])
    }

    @Test func aWrongKeyIsSaid() async throws {
        let simulator = try VoltaSimulator()
        let connection = try connection(to: simulator, key: "other")
        await #expect(throws: VoltaError.keyRefused(403, "Forbidden")) { try await connection.layout() }
        await #expect(throws: VoltaError.keyRefused(401, "Invalid API key")) {
            try await connection.send(Action(lid: 5, value: .button))
        }
    }

    @Test func aWrongStageIsSaid() async throws {
        let simulator = try VoltaSimulator()
        let connection = try connection(to: simulator, stage: "/staging")
        await #expect(throws: VoltaError.wrongAddress(403, "Missing Authentication Token")) {
            try await connection.connect()
        }
    }

    @Test func anActionThatDoesNotFitIsSaid() async throws {
        let simulator = try VoltaSimulator()
        let connection = try connection(to: simulator)
        let message = "Invalid type: control 1 'Brightness' is of type Slider, not Toggle"
        await #expect(throws: VoltaError.httpError(400, message)) {
            try await connection.send(Action(lid: 1, value: .toggle(true)))
        }
        #expect(simulator.states.isEmpty)
    }

    private func connection(
        to simulator: VoltaSimulator, stage: String = "", key: String = "demo-key"
    ) throws -> VoltaConnection {
        let transport = try #require(CurlTransport())
        return try VoltaConnection(
            apiURL: simulator.baseURL + stage, apiKey: key, layoutID: "demo", transport: transport)
    }
}
