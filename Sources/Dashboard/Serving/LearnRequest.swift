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
        switch (fields["do"]?.stringValue, fields["lid"]?.intValue, fields["text"]?.stringValue) {
        case ("start", let lid?, _): step = .start(lid: lid)
        case ("say", _, let text?) where text.utf8.count <= TouchRequest.longestText: step = .say(text)
        case ("accept", _, _): step = .accept(replacing: false)
        case ("replace", _, _): step = .accept(replacing: true)
        case ("undo", _, _): step = .undo
        case ("stop", _, _): step = .stop
        default:
            throw .notUnderstood("do is one of start with a lid, say with a text, accept, replace, undo and stop.")
        }
    }
}
