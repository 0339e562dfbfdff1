import FoundationEssentials
import Testing

@testable import Volta

@Suite struct ActionBodyTests {
    private func body(_ value: ActionValue) throws -> String {
        String(decoding: try Action(lid: 7, value: value).body(layoutID: "L\"1/é"), as: UTF8.self)
    }

    /// JS-01 and JS-03: Doubles all the way, 1 for the full slider, whole options, true and false.
    @Test(arguments: [
        (ActionValue.button, #""Button""#),
        (.slider(64.0 / 127), #""Slider","value":0.5039370078740157"#),
        (.slider(1), #""Slider","value":1"#),
        (.slider(0), #""Slider","value":0"#),
        (.slider(-0.0), #""Slider","value":0"#),
        (.toggle(true), #""Toggle","value":true"#),
        (.toggle(false), #""Toggle","value":false"#),
        (.index(0), #""Index","value":0"#),
        (.index(12), #""Index","value":12"#),
        (.string("Hi \"you\"\n/"), #""String","value":"Hi \"you\"\n/""#),
        (.xyPad(x: 0.25, y: 1), #""XYPad","value":[0.25,1]"#),
    ])
    func isWhatTheAPISays(value: ActionValue, tail: String) throws {
        #expect(try body(value) == #"{"layoutId":"L\"1/é","lid":7,"type":\#(tail)}"#)
    }

    @Test func everyPositionOfAFaderComesBackExactly() throws {
        for position in 0...16383 {
            let value = Double(position) / 16383
            let json = JSONValue(json: try Action(lid: 1, value: .slider(value)).body(layoutID: "L"))
            #expect(json?.objectValue?["value"]?.doubleValue == value)
        }
    }

    @Test(arguments: [
        (ActionValue.slider(.nan), "The slider position nan is not a number from 0 to 1"),
        (.slider(1.5), "The slider position 1.5 is not a number from 0 to 1"),
        (.xyPad(x: 0, y: -.infinity), "The y coordinate -inf is not a number from 0 to 1"),
        (.index(-1), "The option -1 is below 0"),
    ])
    func aWrongValueIsSaid(value: ActionValue, text: String) {
        #expect(throws: VoltaError.invalidValue(text)) { try body(value) }
    }
}
