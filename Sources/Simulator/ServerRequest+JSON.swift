import HTTPServer
import Volta

extension ServerRequest {
    /// The body as a JSON object; refused when it is not one, or is not said to be JSON.
    func jsonObject() throws(Refusal) -> [String: JSONValue] {
        let mediaType = headers["Content-Type"]?.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        guard mediaType == "application/json" else { throw .wrongContentType }
        guard case .object(let object)? = JSONValue(json: body) else {
            throw .notJSON
        }
        return object
    }
}
