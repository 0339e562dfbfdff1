private let missingToken = #"{"message":"Missing Authentication Token"}"#
private let missingTokenError = "MissingAuthenticationTokenException"
private let wrongType = #"{"message":"Unsupported Media Type: send Content-Type: application/json"}"#
private let notJSON = #"{"message":"The body is not a JSON object"}"#
private let slider = #"{"layoutId":"demo","lid":1,"type":"Slider","value":0.5}"#

extension APICase {
    static let layouts: [APICase] = [
        .layout("wrong key", key: "other", gives: 403, #"{"message":"Forbidden"}"#, error: "ForbiddenException"),
        .layout("no key", key: nil, gives: 403, #"{"message":"Forbidden"}"#, error: "ForbiddenException"),
        .layout("other layout", target: "/layout/x", gives: 404, #"{"message":"Layout not found"}"#),
        .layout("encoded id", target: "/layout/x%2Fdemo", gives: 404, #"{"message":"Layout not found"}"#),
        .layout("no id", target: "/layout", gives: 403, missingToken, error: missingTokenError),
        .layout("empty id", target: "/layout/", gives: 403, missingToken, error: missingTokenError),
        .layout("deeper path", target: "/layout/demo/x", gives: 403, missingToken, error: missingTokenError),
        .layout("slash at the end", target: "/layout/demo/", gives: 403, missingToken, error: missingTokenError),
        .layout("two slashes", target: "//layout/demo", gives: 403, missingToken, error: missingTokenError),
        .layout("root", target: "/", gives: 403, missingToken, error: missingTokenError),
        .layout("unknown stage", target: "/prod/layout/demo", gives: 403, missingToken, error: missingTokenError),
        APICase("layout by POST", "POST", "/layout/demo", gives: 403, missingToken, error: missingTokenError),
        APICase("token by GET", "GET", "/token", gives: 403, missingToken, error: missingTokenError),
        APICase("action by PUT", "PUT", "/action", gives: 403, missingToken, error: missingTokenError),
    ]

    static let tokens: [APICase] = [
        .token("wrong key", key: "other", gives: 401, #"{"message":"Invalid API key"}"#),
        .token("no key", key: nil, gives: 401, #"{"message":"Invalid API key"}"#),
        .token("no content type", type: nil, gives: 415, wrongType),
        .token("form", type: "application/x-www-form-urlencoded", gives: 415, wrongType),
        .token("no body", "", gives: 400, notJSON),
        .token("list", "[]", gives: 400, notJSON),
        .token("broken", #"{"layoutId":"#, gives: 400, notJSON),
        .token("no layout", "{}", gives: 400, #"{"message":"Missing field: layoutId"}"#),
        .token(
            "number for a layout", #"{"layoutId":1}"#, gives: 400,
            #"{"message":"Invalid layoutId: it is a text, not 1"}"#),
        .token(
            "other layout", #"{"layoutId":"x"}"#, gives: 400,
            #"{"message":"Invalid layoutId: there is no such layout"}"#),
    ]

    static let actions: [APICase] = [
        .action("right", slider, gives: 200, #"{"ok":true}"#),
        .action("charset", type: "Application/JSON; charset=utf-8", slider, gives: 200, #"{"ok":true}"#),
        .action(
            "no token", authorization: nil, slider, gives: 401,
            #"{"message":"Missing token: send Authorization: Bearer <token>"}"#),
        .action(
            "other scheme", authorization: "Basic TOKEN", slider, gives: 401,
            #"{"message":"Missing token: send Authorization: Bearer <token>"}"#),
        .action("unknown token", authorization: "Bearer a.b.c", slider, gives: 401, #"{"message":"Invalid token"}"#),
        .action("text", type: "text/plain", slider, gives: 415, wrongType),
        .action("not JSON", "lid=1", gives: 400, notJSON),
        .action("empty", "{}", gives: 400, #"{"message":"Missing field: layoutId"}"#),
        .action("no lid", #"{"layoutId":"demo"}"#, gives: 400, #"{"message":"Missing field: lid"}"#),
        .action("no type", #"{"layoutId":"demo","lid":1}"#, gives: 400, #"{"message":"Missing field: type"}"#),
        .action(
            "lid as text", #"{"layoutId":"demo","lid":"1","type":"Slider","value":0.5}"#, gives: 400,
            #"{"message":"Invalid lid: it is a whole number, not \"1\""}"#),
        .action(
            "lid as boolean", #"{"layoutId":"demo","lid":true,"type":"Slider","value":0.5}"#, gives: 400,
            #"{"message":"Invalid lid: it is a whole number, not true"}"#),
        .action(
            "unknown lid", #"{"layoutId":"demo","lid":99,"type":"Slider","value":0.5}"#, gives: 400,
            #"{"message":"Invalid lid: there is no control 99"}"#),
        .action(
            "other type", #"{"layoutId":"demo","lid":1,"type":"Toggle","value":true}"#, gives: 400,
            #"{"message":"Invalid type: control 1 'Brightness' is of type Slider, not Toggle"}"#),
        .action(
            "type in small letters", #"{"layoutId":"demo","lid":1,"type":"slider","value":0.5}"#, gives: 400,
            #"{"message":"Invalid type: control 1 'Brightness' is of type Slider, not slider"}"#),
        .action(
            "no actions", #"{"layoutId":"demo","lid":12,"type":"Accelerometer","value":0.5}"#, gives: 400,
            #"{"message":"Invalid type: Accelerometer controls have no action"}"#),
        .action(
            "other layout", #"{"layoutId":"x","lid":1,"type":"Slider","value":0.5}"#, gives: 400,
            #"{"message":"Invalid layoutId: the token is for another layout"}"#),
    ]

    static let values: [APICase] =
        ["0", "1", "0.5", "1.0", "1e-3", "0.5039370078740157"].map { .value(1, "Slider", $0) }
        + ["1.5", "-0.1", "2", "true", "null", #""0.5""#, "[0.5]", "{}"].map {
            .value(1, "Slider", $0, refused: "Slider 'Brightness' takes a number from 0 to 1, not \(escaped($0))")
        }
        + [.value(1, "Slider", nil, refused: "Slider 'Brightness' takes a number from 0 to 1, but there is none")]
        + [nil, "null"].map { .value(5, "Button", $0) }
        + ["1", "true", #""""#].map {
            .value(5, "Button", $0, refused: "Button 'Cheer' takes no value or null, not \(escaped($0))")
        }
        + ["true", "false"].map { .value(6, "Toggle", $0) }
        + ["1", "0", "null", #""true""#].map {
            .value(6, "Toggle", $0, refused: "Toggle 'Strobe' takes true or false, not \(escaped($0))")
        }
        + ["0", "3", "2.0"].map { .value(8, "Index", $0) }
        + ["4", "-1", "1.5", "true", "null", #""1""#].map {
            .value(
                8, "Index", $0,
                refused: "Index 'Vote' takes the number of an option (0, 1, 2, 3), not \(escaped($0))")
        }
        + [#""""#, #""Hello!""#].map { .value(10, "String", $0) }
        + ["1", "null", "true"].map {
            .value(10, "String", $0, refused: "String 'Shoutout' takes a text, not \(escaped($0))")
        }
        + ["[0,1]", "[0.25,0.75]"].map { .value(11, "XYPad", $0) }
        + ["[0]", "[0,1,0]", "[0,2]", "[true,0]", "0.5", "[]"].map {
            .value(11, "XYPad", $0, refused: "XYPad 'Position' takes [x, y], each from 0 to 1, not \(escaped($0))")
        }

    static let all = layouts + tokens + actions + values
}

private func escaped(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
}
