public import Volta

extension VoltaClient {
    /// A client over URLSession that has not sent anything yet.
    ///
    /// - Parameters:
    ///   - apiURL: The deployment's base URL, with or without a stage path and a slash at its end.
    ///   - apiKey: The deployment's key.
    ///   - layoutId: The layout's id.
    public convenience init(apiURL: String, apiKey: String, layoutId: String) {
        self.init(apiURL: apiURL, apiKey: apiKey, layoutId: layoutId, transport: URLSessionTransport())
    }
}
