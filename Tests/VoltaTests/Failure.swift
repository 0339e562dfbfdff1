import Volta

/// What is compared of an error: its description differs between transports.
struct Failure: Equatable {
    let code: HTTPTransportError.Code
    let maybeExecuted: Bool

    init(_ code: HTTPTransportError.Code, maybeExecuted: Bool) {
        self.code = code
        self.maybeExecuted = maybeExecuted
    }
}

extension HTTPTransport {
    /// The failure of a request that must fail.
    func failure(_ request: HTTPRequest) async throws -> Failure {
        do {
            let response = try await send(request)
            throw UnexpectedAnswer(status: response.status)
        } catch let error as HTTPTransportError {
            return Failure(error.code, maybeExecuted: error.maybeExecuted)
        }
    }
}

/// The answer to a request that must fail.
struct UnexpectedAnswer: Error {
    let status: Int
}
