import HTTPServer
import Testing

/// A request to the simulated API and the answer that it must give.
struct APICase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let request: ServerRequest
    let status: Int
    let body: String
    let gatewayError: String?

    init(
        _ name: String, _ method: String, _ target: String, _ headers: [String: String] = [:], _ body: String = "",
        gives status: Int, _ answer: String, error gatewayError: String? = nil
    ) {
        testDescription = name
        let fields = headers.sorted { $0.key < $1.key }.map { HeaderField($0.key, $0.value) }
        request = ServerRequest(method: method, target: target, headers: fields, body: Array(body.utf8))
        self.status = status
        self.body = answer
        self.gatewayError = gatewayError
    }

    /// A layout request with the right key unless another is given; nil sends none.
    static func layout(
        _ name: String, target: String = "/layout/demo", key: String? = "demo-key", gives status: Int, _ answer: String,
        error: String? = nil
    ) -> APICase {
        APICase(
            name, "GET", target, ["x-api-key": key].compactMapValues(\.self), gives: status, answer, error: error)
    }

    /// A token request that is right but for what is given; nil sends no such header.
    static func token(
        _ name: String, key: String? = "demo-key", type: String? = "application/json",
        _ body: String = #"{"layoutId":"demo"}"#, gives status: Int, _ answer: String
    ) -> APICase {
        APICase(
            name, "POST", "/token", ["x-api-key": key, "Content-Type": type].compactMapValues(\.self), body,
            gives: status, answer)
    }

    /// An action that is right but for what is given; `TOKEN` stands for a valid token.
    static func action(
        _ name: String, authorization: String? = "Bearer TOKEN", type: String? = "application/json", _ body: String,
        gives status: Int, _ answer: String
    ) -> APICase {
        APICase(
            name, "POST", "/action", ["Authorization": authorization, "Content-Type": type].compactMapValues(\.self),
            body, gives: status, answer)
    }

    /// The action of one control, which is refused or not for its value alone.
    static func value(_ lid: Int, _ type: String, _ value: String?, refused reason: String? = nil) -> APICase {
        let fields = #""layoutId":"demo","lid":\#(lid),"type":"\#(type)""#
        let answer = reason.map { #"{"message":"Invalid value: \#($0)"}"# } ?? #"{"ok":true}"#
        return action(
            "\(type) \(value ?? "nothing")", "{\(fields)\(value.map { #","value":\#($0)"# } ?? "")}",
            gives: reason == nil ? 200 : 400, answer)
    }

    /// The case with a token where its request names one.
    func request(token: String) -> ServerRequest {
        let headers = request.headers.map { field in
            field.value == "Bearer TOKEN" ? HeaderField(field.name, "Bearer \(token)") : field
        }
        return ServerRequest(method: request.method, target: request.target, headers: headers, body: request.body)
    }
}
