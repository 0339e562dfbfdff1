import HTTPServer
import Simulator
import Testing
import Volta

/// The API's decisions with time as an argument.
@Suite struct SimulatedVoltaTests {
    static func volta(stage: String = "", layout: LayoutInfo = .demo) -> SimulatedVolta {
        SimulatedVolta(
            layout: layout, apiKey: "demo-key", tokenLifetime: .seconds(900), stage: stage, epoch: 1_700_000_000)
    }

    @Test(arguments: SimulatedAPI.allCases) func everyCaseIsAnsweredAsWritten(api: SimulatedAPI) async throws {
        let answers = try await api.answers(to: APICase.all)
        for (expected, answer) in zip(APICase.all, answers) {
            #expect(
                answer
                    == Answer(status: expected.status, body: expected.body, gatewayError: expected.gatewayError),
                "\(expected.testDescription)")
        }
        #expect(answers.count == APICase.all.count)
    }

    @Test func theLayoutIsServedWhole() throws {
        let layout = LayoutInfo(
            layoutId: "VAL-1", activePageId: "p",
            controls: [
                LayoutControl(
                    lid: 3, address: "/003", type: "Index", props: ["label": .string("Vote"), "size": .number(1.5)],
                    options: [IndexOption(index: 0, label: "A", image: "https://a/b"), IndexOption(index: 1)])
            ],
            destinationCount: 2)
        var volta = Self.volta(layout: layout)
        let request = ServerRequest(
            method: "GET", target: "/layout/VAL-1", headers: [HeaderField("X-API-Key", "demo-key")])
        let (response, action) = volta.answer(to: request, at: .zero)
        #expect(response.status == 200)
        #expect(
            response.text
                == #"{"activePageId":"p","controls":[{"address":"/003","lid":3,"#
                + #""options":[{"image":"https://a/b","index":0,"label":"A"},{"index":1}],"#
                + #""props":{"label":"Vote","size":1.5},"type":"Index"}],"destinationCount":2,"layoutId":"VAL-1"}"#)
        #expect(action == nil)
    }

    @Test(arguments: ["prod", "/prod", "/prod/"]) func aStageComesBeforeThePath(stage: String) throws {
        var volta = Self.volta(stage: stage)
        let inside = ServerRequest(
            method: "POST", target: "/prod/token", headers: tokenRequest.headers, body: tokenRequest.body)
        #expect(volta.answer(to: inside, at: .zero).response.status == 200)
        #expect(volta.answer(to: tokenRequest, at: .zero).response.status == 403)
    }

    @Test func aTokenEndsWithItsLifetime() throws {
        var volta = Self.volta()
        let token = try tokenText(volta.answer(to: tokenRequest, at: .seconds(10)).response.text)
        let press = actionRequest(token: token, #""lid":5,"type":"Button""#)
        #expect(volta.answer(to: press, at: .seconds(909.999)).response.status == 200)
        let late = volta.answer(to: press, at: .seconds(910))
        #expect(late.response.status == 401)
        #expect(late.response.text == #"{"message":"The token has expired"}"#)
        #expect(late.action == nil)
    }

    @Test func tokensAreRealInForm() throws {
        var volta = Self.volta()
        let first = try tokenText(volta.answer(to: tokenRequest, at: .seconds(10.5)).response.text)
        let second = try tokenText(volta.answer(to: tokenRequest, at: .seconds(10.5)).response.text)
        #expect(first != second)
        let parts = first.split(separator: ".").map(String.init)
        #expect(parts.count == 3)
        #expect(try base64URLDecoded(parts[0]) == #"{"alg":"HS256","typ":"JWT"}"#)
        #expect(try base64URLDecoded(parts[1]) == #"{"iat":1700000010,"exp":1700000910,"layoutId":"demo"}"#)
        #expect(parts[2].wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil)
    }

    @Test func anOldTokenStaysValidBesideANewOne() throws {
        var volta = Self.volta()
        let old = try tokenText(volta.answer(to: tokenRequest, at: .zero).response.text)
        _ = volta.answer(to: tokenRequest, at: .seconds(1))
        let press = actionRequest(token: old, #""lid":5,"type":"Button""#)
        #expect(volta.answer(to: press, at: .seconds(2)).response.status == 200)
    }

    @Test func statesAndPressesAreKept() throws {
        var volta = Self.volta()
        let token = try tokenText(volta.answer(to: tokenRequest, at: .zero).response.text)
        let bodies = [
            #""lid":1,"type":"Slider","value":0.25"#, #""lid":5,"type":"Button""#, #""lid":5,"type":"Button""#,
            #""lid":1,"type":"Slider","value":1"#, #""lid":1,"type":"Slider","value":2"#,
        ]
        let actions = bodies.map { volta.answer(to: actionRequest(token: token, $0), at: .milliseconds(1500)).action }
        #expect(
            actions.map { $0?.jsonLine } == [
                #"{"time":1500,"lid":1,"type":"Slider","label":"Brightness","value":0.25}"#,
                #"{"time":1500,"lid":5,"type":"Button","label":"Cheer","value":null}"#,
                #"{"time":1500,"lid":5,"type":"Button","label":"Cheer","value":null}"#,
                #"{"time":1500,"lid":1,"type":"Slider","label":"Brightness","value":1}"#,
                nil,
            ])
        #expect(volta.states.mapValues(\.count) == [1: 2, 5: 2])
        #expect(volta.states.mapValues(\.value) == [1: .integer(1), 5: .null])
    }
}
