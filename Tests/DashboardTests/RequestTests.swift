import HTTPServer
import Testing
import Volta

@testable import Dashboard

/// What the page asks for.
@Suite struct RequestTests {
    private func request(_ body: String) -> ServerRequest {
        ServerRequest(method: "POST", target: "/api/touch", body: Array(body.utf8))
    }

    @Test(arguments: [
        (#""type":"Button""#, ActionValue.button), (#""type":"Button","value":null"#, .button),
        (#""type":"Slider","value":0.5"#, .slider(0.5)), (#""type":"Slider","value":1"#, .slider(1)),
        (#""type":"Toggle","value":false"#, .toggle(false)), (#""type":"Index","value":2"#, .index(2)),
        (#""type":"String","value":"Hello""#, .string("Hello")),
        (#""type":"XYPad","value":[0,0.25]"#, .xyPad(x: 0, y: 0.25)),
    ])
    func touchesAreRead(fields: String, value: ActionValue) throws {
        let touch = try TouchRequest(request(#"{"page":3,"lid":2,\#(fields)}"#))
        #expect(touch.page == 3)
        #expect(touch.lid == 2)
        #expect(touch.value == value)
    }

    @Test(arguments: [
        "", "[]", "{", #"{"page":3,"lid":2}"#, #"{"page":3,"lid":"2","type":"Button"}"#, #"{"lid":2,"type":"Button"}"#,
        #"{"page":3,"lid":2,"type":"Button","value":1}"#, #"{"page":3,"lid":2,"type":"Slider"}"#,
        #"{"page":3,"lid":2,"type":"Slider","value":1.1}"#, #"{"page":3,"lid":2,"type":"Slider","value":-0.1}"#,
        #"{"page":3,"lid":2,"type":"Slider","value":true}"#, #"{"page":3,"lid":2,"type":"Slider","value":1e999}"#,
        #"{"page":3,"lid":2,"type":"Toggle","value":1}"#, #"{"page":3,"lid":2,"type":"Index","value":-1}"#,
        #"{"page":3,"lid":2,"type":"Index","value":1.5}"#, #"{"page":3,"lid":2,"type":"XYPad","value":[0]}"#,
        #"{"page":3,"lid":2,"type":"XYPad","value":[0,2]}"#, #"{"page":3,"lid":2,"type":"Gyroscope","value":0}"#,
        #"{"page":3,"lid":2,"type":"String","value":"\#(String(repeating: "x", count: 2001))"}"#,
    ])
    func whatIsNoTouchIsRefused(body: String) {
        let error = #expect(throws: Refusal.self) { try TouchRequest(request(body)) }
        #expect(error?.status == 400)
    }

    @Test func learningIsRead() throws {
        #expect(try LearnRequest(request(#"{"page":1,"do":"start","lid":4}"#)).step == .start)
        for (word, step) in [
            ("stop", LearnStep.stop), ("accept", .accept(replacing: false)), ("replace", .accept(replacing: true)),
            ("undo", .undo),
        ] {
            #expect(try LearnRequest(request(#"{"page":1,"lid":4,"do":"\#(word)"}"#)).step == step)
        }
        #expect(try LearnRequest(request(#"{"page":1,"lid":4,"do":"say","text":"Hi"}"#)).step == .say("Hi"))
        for body in [
            "{}", #"{"page":1,"do":"start"}"#, #"{"page":1,"do":"say"}"#, #"{"page":1,"do":"format"}"#,
            #"{"do":"stop","lid":4}"#, #"{"page":1,"do":"accept"}"#, #"{"page":1,"do":"stop"}"#,
        ] {
            #expect(throws: Refusal.self) { try LearnRequest(request(body)) }
        }
    }
}
