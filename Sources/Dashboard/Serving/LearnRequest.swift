import HTTPServer
import Volta

/// What the page asks when something is to be learned: `{"page": 3, "do": "start", "lid": 2}`.
struct LearnRequest: Equatable {
    let page: Int
    let step: LearnStep

    init(_ request: ServerRequest) throws(Refusal) {
        let fields = try request.jsonFields()
        guard let page = fields["page"]?.intValue else { throw .notUnderstood("page is needed.") }
        self.page = page
        switch (fields["do"]?.stringValue, fields["lid"]?.intValue) {
        case ("start", let lid?): step = .start(lid: lid)
        case ("stop", _): step = .stop
        case ("accept", _): step = .accept
        case ("undo", _): step = .undo
        default: throw .notUnderstood("do is one of start with a lid, stop, accept and undo.")
        }
    }
}
