import TestSupport
import Testing
import Volta

@MainActor @Suite struct VoltaClientTests {
    private func client(_ api: FakeAPI, url: String = "https://api.test/prod") -> VoltaClient {
        VoltaClient(apiURL: url, apiKey: FakeAPI.key, layoutId: FakeAPI.layoutID, transport: api)
    }

    @Test func connectsAndSendsEveryKind() async {
        let api = FakeAPI()
        let client = client(api)
        await client.connect()
        #expect(client.isConnected)
        #expect(client.layoutInfo?.layoutId == "VAL-1")
        #expect(client.lastError == nil)
        await client.sendButton(lid: 1)
        await client.sendSlider(lid: 2, value: 0.1)
        await client.sendToggle(lid: 3, value: true)
        await client.sendIndex(lid: 4, value: 1)
        await client.sendString(lid: 5, value: "Hi")
        await client.sendXYPad(lid: 6, x: 0.3, y: 1)
        #expect(
            api.bodies.values
                == [
                    #""lid":1,"type":"Button"}"#, #""lid":2,"type":"Slider","value":0.1}"#,
                    #""lid":3,"type":"Toggle","value":true}"#, #""lid":4,"type":"Index","value":1}"#,
                    #""lid":5,"type":"String","value":"Hi"}"#, #""lid":6,"type":"XYPad","value":[0.3,1]}"#,
                ].map { #"{"layoutId":"VAL-1","# + $0 })
        #expect(client.lastError == nil)
    }

    @Test func everyFailureIsToldByLastError() async {
        let api = FakeAPI(action: { _, number in
            number == 1
                ? .status(400, #"{"message":"control not found"}"#) : .lost(.deadlineExceeded, maybeExecuted: true)
        })
        let client = client(api)
        await client.sendButton(lid: 1)
        #expect(client.lastError == "Not connected")
        await client.connect()
        #expect(client.lastError == nil)
        await client.sendButton(lid: 1)
        #expect(client.lastError == "HTTP 400: control not found")
        await client.sendButton(lid: 2)
        #expect(client.lastError == "lost")
        await client.sendSlider(lid: 3, value: .nan)
        #expect(client.lastError == "The slider position nan is not a number from 0 to 1")
        await client.sendIndex(lid: 4, value: -1)
        #expect(client.lastError == "The option -1 is below 0")
    }

    @Test func aFailedConnectionIsTold() async {
        let wrong = client(FakeAPI(), url: "api.test")
        await wrong.connect()
        #expect(wrong.lastError == "Invalid API URL")
        let refused = client(FakeAPI(token: { _ in .status(403, #"{"message":"Forbidden"}"#) }))
        await refused.connect()
        #expect(refused.lastError == "HTTP 403: Forbidden")
        // As in the seed, the layout that was read stays readable.
        #expect(refused.layoutInfo != nil)
        #expect(!refused.isConnected)
    }

    /// A drag: the first value and the last arrive, in order, and what is between may be left out.
    @Test func aDragArrivesInOrderAndEndsWithItsLastValue() async throws {
        let firstMayEnd = Gate()
        let api = FakeAPI(action: { _, number in
            if number == 1 { try? await firstMayEnd.wait() }
            return .status(200, "{}")
        })
        let client = client(api)
        await client.connect()
        let first = Task { await client.sendSlider(lid: 1, value: 0) }
        try await api.actions.wait(for: 1)
        let drag = (1...100).map { step in Task { await client.sendSlider(lid: 1, value: Float(step) / 100) } }
        // All but the last are replaced, and come back, while the first is still under way.
        for task in drag.dropLast() { await task.value }
        firstMayEnd.open()
        await first.value
        await drag[99].value
        #expect(api.bodies.values.map { $0.suffix(2) } == ["0}", "1}"])
    }

    @Test func pressesAreNeverMerged() async {
        let api = FakeAPI()
        let client = client(api)
        await client.connect()
        await withTaskGroup { group in
            for _ in 0..<5 { group.addTask { await client.sendButton(lid: 1) } }
        }
        #expect(api.bodies.values.count == 5)
    }
}
