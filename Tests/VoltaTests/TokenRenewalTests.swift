import TestSupport
import Testing
import Volta

/// One token for many callers.
@Suite struct TokenRenewalTests {
    private let press = Action(lid: 1, value: .button)

    private func sendEight(_ connection: VoltaConnection) async -> [VoltaError?] {
        await withTaskGroup(of: VoltaError?.self) { group in
            for _ in 0..<8 {
                group.addTask { () async -> VoltaError? in
                    do throws(VoltaError) {
                        try await connection.send(Action(lid: 1, value: .button))
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// HT-06: eight in flight are refused; one renewal, eight repetitions, no error.
    @Test func manyRefusalsMakeOneRenewal() async throws {
        let allInFlight = Gate()
        let api = FakeAPI(action: { token, number in
            if number == 8 { allInFlight.open() }
            try? await allInFlight.wait()
            return token == "token-1" ? .unauthorized : .status(200, "{}")
        })
        let connection = try api.connection()
        try await connection.authenticate()
        let errors = await sendEight(connection)
        #expect(errors == Array(repeating: nil, count: 8))
        #expect(api.tokenCalls.values.count == 2)
        #expect(
            api.actions.values.sorted() == Array(repeating: "token-1", count: 8) + Array(repeating: "token-2", count: 8)
        )
        #expect(api.objections.values.isEmpty)
    }

    @Test func manyFirstCallersShareOneToken() async throws {
        let api = FakeAPI()
        #expect(await sendEight(try api.connection()) == Array(repeating: nil, count: 8))
        #expect(api.tokenCalls.values.count == 1)
        #expect(api.actions.values == Array(repeating: "token-1", count: 8))
    }

    /// A refusal that comes after the renewal is of the old token: no second renewal.
    @Test func aLateRefusalOfTheOldTokenUsesTheNewOne() async throws {
        let lateAnswer = Gate()
        let api = FakeAPI(action: { token, number in
            if number == 1 { try? await lateAnswer.wait() }
            return token == "token-1" ? .unauthorized : .status(200, "{}")
        })
        let connection = try api.connection()
        async let late: Void = connection.send(press)
        try await api.actions.wait(for: 1)
        try await connection.send(press)
        lateAnswer.open()
        try await late
        #expect(api.actions.values == ["token-1", "token-1", "token-2", "token-2"])
        #expect(api.tokenCalls.values.count == 2)
    }

    /// HT-05: one renewal and one repetition a request, then the pause before the next renewal grows from 1 s.
    @Test func anUnusableTokenMakesNoStorm() async throws {
        let hand = HandClock()
        let api = FakeAPI(action: { _, _ in .unauthorized })
        let connection = try api.connection(clock: hand.clock)
        await #expect(throws: VoltaError.noToken) { try await connection.send(press) }
        #expect(api.actions.values == ["token-1", "token-2"])
        var pauses: [Duration] = []
        for round in 3...6 {
            for _ in 0..<5 { await #expect(throws: VoltaError.noToken) { try await connection.send(press) } }
            #expect(api.tokenCalls.values.count == round - 1)
            let pause = await connection.renewalTime - hand.now
            pauses.append(pause)
            hand.advance(pause)
            await #expect(throws: VoltaError.noToken) { try await connection.send(press) }
            #expect(api.tokenCalls.values.count == round)
        }
        #expect(pauses == [.seconds(1), .seconds(2), .seconds(4), .seconds(4)])
        #expect(VoltaError.noToken.outcome == .unauthorized)
    }

    @Test func aPauseEndsWithTheFirstAcceptedAction() async throws {
        let hand = HandClock()
        let api = FakeAPI(action: { token, _ in token < "token-3" ? .unauthorized : .status(200, "{}") })
        let connection = try api.connection(clock: hand.clock)
        await #expect(throws: VoltaError.noToken) { try await connection.send(press) }
        hand.advance(.seconds(1))
        try await connection.send(press)
        #expect(api.actions.values == ["token-1", "token-2", "token-3"])
    }

    /// 403 counts as 401 when the token is at its end, and only then.
    @Test func a403AtTheEndOfTheTokenIsARefusal() async throws {
        let hand = HandClock()
        let api = FakeAPI(action: { token, number in
            number == 1 || token == "token-2" ? .status(200, "{}") : .status(403, #"{"message":"Forbidden"}"#)
        })
        let connection = try api.connection(clock: hand.clock)
        try await connection.send(press)
        await #expect(throws: VoltaError.httpError(403, "Forbidden")) { try await connection.send(press) }
        hand.advance(.seconds(15 * 60 - 4))
        try await connection.send(press)
        #expect(api.actions.values == ["token-1", "token-1", "token-1", "token-2"])
    }

    /// HT-08: a machine that slept wakes up with an old token, and no error shows.
    @Test func aTokenThatEndedDuringSuspendIsReplacedFirst() async throws {
        let hand = HandClock()
        let api = FakeAPI()
        let connection = try api.connection(clock: hand.clock)
        try await connection.send(press)
        hand.advance(.seconds(20 * 60))
        try await connection.send(press)
        #expect(api.actions.values == ["token-1", "token-2"])
    }

    @Test func theBackgroundRenewalComesBeforeTheEnd() async throws {
        let hand = HandClock()
        let api = FakeAPI(token: { $0 == 2 ? .status(500, "") : .token("token-\($0)") })
        let connection = try api.connection(clock: hand.clock)
        let renewal = try await connection.renewTokenIfDue()
        #expect(renewal.next - hand.now == .seconds(13 * 60))
        #expect(renewal.tokenCount == 1)
        #expect(try await connection.renewTokenIfDue() == renewal)
        #expect(api.tokenCalls.values.count == 1)
        hand.advance(.seconds(13 * 60))
        await #expect(throws: VoltaError.tokenUnavailable("HTTP 500: no message")) {
            try await connection.renewTokenIfDue()
        }
        // HT-06: a failed renewal keeps the token at hand.
        try await connection.send(press)
        let again = await connection.renewalTime
        #expect(again - hand.now == .milliseconds(250))
        hand.advance(.milliseconds(250))
        #expect(try await connection.renewTokenIfDue().next - hand.now == .seconds(13 * 60))
        try await connection.send(press)
        #expect(api.actions.values == ["token-1", "token-3"])
    }

    /// Any mixture of accepted and refused tokens, failing renewals and cancelled callers: everyone comes back, an
    /// action succeeds with a good token alone, and nobody sends it more than twice.
    @Test func randomStormsEndCleanly() async throws {
        var random = SeededRandom()
        for _ in 0..<30 {
            let seed = random.next()
            let api = FakeAPI(
                token: { number in
                    await Task.yield()
                    return (seed >> UInt64(number % 64)) & 3 == 0 ? .status(500, "") : .token("token-\(number)")
                },
                action: { token, number in
                    await Task.yield()
                    return (seed >> UInt64(number % 64)) & 1 == 0 ? .unauthorized : .status(200, token)
                })
            let connection = try api.connection()
            let calls = (0..<20).map { lid in
                Task { try? await connection.send(Action(lid: lid, value: .button)) }
            }
            for call in calls where Int.random(in: 0..<4, using: &random) == 0 { call.cancel() }
            for call in calls { await call.value }
            let sent = Dictionary(grouping: api.bodies.values) { $0 }.mapValues(\.count)
            #expect(sent.values.allSatisfy { $0 <= 2 }, "\(random)")
            #expect(api.tokenCalls.values.count <= 1 + api.actions.values.count, "\(random)")
            #expect(api.objections.values.isEmpty, "\(random)")
        }
    }

    @Test func aCallerWhoIsCancelledDoesNotEndTheRenewal() async throws {
        let asked = Gate()
        let tokenGate = Gate()
        let api = FakeAPI(token: { number in
            asked.open()
            try? await tokenGate.wait()
            return Task.isCancelled ? .lost(.cancelled, maybeExecuted: false) : .token("token-\(number)")
        })
        let connection = try api.connection()
        let first = Task { try await connection.send(Action(lid: 1, value: .button)) }
        try await asked.wait()
        first.cancel()
        async let second: Void = connection.send(press)
        tokenGate.open()
        try await second
        #expect(api.tokenCalls.values.count == 1)
    }
}
