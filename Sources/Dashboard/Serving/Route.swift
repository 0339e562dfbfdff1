import HTTPServer

/// What the server has to offer.
enum Route: String, CaseIterable {
    case page = "/"
    case login = "/api/login"
    case stream = "/api/stream"
    case status = "/api/status"
    case touch = "/api/touch"
    case learn = "/api/learn"
    case metrics = "/metrics"
    case health = "/healthz"

    /// The route of a request; nil when it leads nowhere.
    init?(_ request: ServerRequest) { self.init(rawValue: String(request.path)) }

    var method: String {
        switch self {
        case .login, .touch, .learn: "POST"
        case .page, .stream, .status, .metrics, .health: "GET"
        }
    }
}
