import HTTPServer
import Volta

/// What the page asks when something is to be learned: `{"page": 3, "do": "start", "lid": 2}`.
struct LearnRequest: Equatable {
    let page: Int
    /// The control that it is about; undoing needs none.
    let lid: Int?
    let step: LearnStep

    init(_ request: ServerRequest) throws(Refusal) {
        let fields = try request.jsonFields()
        guard let page = fields["page"]?.intValue else { throw .notUnderstood("page is needed.") }
        self.page = page
        lid = fields["lid"]?.intValue
        switch (fields["do"]?.stringValue, lid, fields["text"]?.stringValue) {
        case ("start", _?, _): step = .start
        case ("say", _?, let text?) where text.utf8.count <= TouchRequest.longestText: step = .say(text)
        case ("accept", _?, _): step = .accept(replacing: false)
        case ("replace", _?, _): step = .accept(replacing: true)
        case ("stop", _?, _): step = .stop
        case ("undo", _, _): step = .undo
        default:
            throw .notUnderstood("do is undo, or with a lid one of start, say with a text, accept, replace and stop.")
        }
    }
}
