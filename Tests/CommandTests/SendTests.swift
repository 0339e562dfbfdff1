import Command
import TestSupport
import Testing

/// `send` and `layout` against a server that is not the program's own.
@Suite struct SendTests {
    private static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Brightness"),
        StrictControl(lid: 2, type: "Button", label: "Cheer"),
        StrictControl(lid: 3, type: "Toggle", label: "Strobe"),
        StrictControl(lid: 4, type: "Index", label: "Vote", options: 3),
        StrictControl(lid: 5, type: "String", label: "Shoutout"),
        StrictControl(lid: 6, type: "XYPad", label: "Position"),
        StrictControl(lid: 7, type: "Gyroscope", label: "Tilt"),
        StrictControl(lid: 8, type: "Button", label: "Twin"),
        StrictControl(lid: 9, type: "Button", label: "Twin"),
    ]

    private func run(_ words: [String], _ volta: StrictVolta) async throws -> ProgramResult {
        let environment = volta.environment
        return try await onOwnThread { ProgramResult.of(words, environment: environment) }
    }

    @Test(arguments: [
        (["button", "Cheer"], "2 pressed"),
        (["button", "2"], "2 pressed"),
        (["Button", "/002"], "2 pressed"),
        (["slider", "Brightness", "0.5"], "1 0.5"),
        (["slider", "1", "1"], "1 1.0"),
        (["slider", "Brightness", "0"], "1 0.0"),
        (["toggle", "Strobe", "on"], "3 true"),
        (["toggle", "Strobe", "false"], "3 false"),
        (["index", "Vote", "2"], "4 2.0"),
        (["string", "Shoutout", "Grüße \"Ü\" \\ 🎉"], "5 Grüße \"Ü\" \\ 🎉"),
        (["string", "Shoutout", ""], "5 "),
        (["xypad", "Position", "0.5,0.25"], "6 [0.5, 0.25]"),
        (["xy", "Position", "0,1"], "6 [0.0, 1.0]"),
    ])
    func sendsOneAction(words: [String], action: String) async throws {
        let volta = try StrictVolta(Self.controls)
        #expect(try await run(["send"] + words, volta) == ProgramResult(code: 0, out: "", err: ""))
        #expect(volta.actions.values.map(\.description) == [action])
        #expect(volta.objections.values == [])
    }

    @Test(arguments: [
        (["button", "Cher"], "the layout has no control `Cher` on its active page; did you mean 'Cheer'?"),
        (
            ["slider", "brightness", "1"],
            "the layout has no control `brightness` on its active page; did you mean 'Brightness'?"
        ),
        (["button", "99"], "the layout has no control lid 99 on its active page; 'volta-midi layout' lists them all"),
        (["slider", "Cheer", "1"], "`Cheer` is of type Button, not Slider"),
        (["button", "Tilt"], "`Tilt` is of type Gyroscope, not Button"),
        (["button", "Twin"], "several controls are called `Twin`; name one by its local id: 8, 9"),
    ])
    func namesWhatIsWrong(words: [String], message: String) async throws {
        let volta = try StrictVolta(Self.controls)
        #expect(try await run(["send"] + words, volta) == .failure(.usage, message))
        #expect(volta.actions.values == [])
    }

    @Test func layoutIsATable() async throws {
        let table = """
            lid  address  type       label       options
            1    /001     Slider     Brightness
            2    /002     Button     Cheer
            3    /003     Toggle     Strobe
            4    /004     Index      Vote        0, 1, 2
            5    /005     String     Shoutout
            6    /006     XYPad      Position
            7    /007     Gyroscope  Tilt        (takes no actions)
            8    /008     Button     Twin
            9    /009     Button     Twin

            """
        let volta = try StrictVolta(Self.controls)
        #expect(try await run(["layout"], volta) == ProgramResult(code: 0, out: table, err: ""))
        #expect(volta.objections.values == [])
    }

    @Test func layoutAsJSONIsWhatCheckAndSimulateTake() async throws {
        let volta = try StrictVolta(Self.controls)
        let result = try await run(["layout", "--json"], volta)
        #expect(result.code == 0)
        #expect(result.out.split(separator: "\n").count == 1)
        let controls = try #require(try JSON(text: result.out)["controls"])
        // An option's label that is null is as good as none.
        let expected = Self.controls.map(\.json).joined(separator: ",").replacing(#","label":null"#, with: "")
        #expect(try controls == JSON(text: "[\(expected)]"))
    }

    /// What a server says to every call, and what `layout` and `send` make of it.
    @Test(arguments: [
        (
            403, "Forbidden", ExitCode.notPermitted,
            "Volta refuses the key: HTTP 403: Forbidden ***. Check the API key, and that it belongs to this API URL."
        ),
        (
            401, "Invalid API key", .notPermitted,
            "Volta refuses the key: HTTP 401: Invalid API key ***. Check the API key, and that it belongs to this API URL."
        ),
        (
            500, "Internal server error", .unavailable,
            "Volta did not do what was asked: HTTP 500: Internal server error ***"
        ),
        (
            404, "Not Found", .unavailable,
            "Volta did not do what was asked: HTTP 404: Not Found ***. Check the API URL, its stage path and the layout id."
        ),
    ])
    func aRefusalIsSaidWithoutTheKey(status: Int, text: String, code: ExitCode, message: String) async throws {
        let volta = try StrictVolta([]) { request in
            Step.answer(status, #"{"message":"\#(text) \#(request[header: "x-api-key"] ?? "")"}"#)
        }
        for words in [["layout"], ["send", "button", "Cheer"]] {
            #expect(try await run(words, volta) == .failure(code, message))
        }
    }

    @Test func aServerThatIsAwayIsSaid() async throws {
        let volta = try StrictVolta([], isAway: true)
        let result = try await run(["layout"], volta)
        #expect(result.code == 69)
        #expect(result.err.hasPrefix("volta-midi: Cannot reach 127.0.0.1:"))
        #expect(!result.err.contains(StrictVolta.key))
    }
}
