import HTTPServer
import Volta

extension ServerResponse {
    /// An answer with a JSON body.
    init(json: JSONValue, status: Int = 200) {
        self.init(status: status, type: "application/json", text: json.text)
    }
}
