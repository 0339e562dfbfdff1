/// Why the control of a rule is not there.
public enum Absence: Hashable, Sendable {
    /// The layout has not been read yet.
    case noLayout
    /// The layout's page has no such control.
    case notOnPage
    /// The control that goes by the name is of another type.
    case otherType(String)
    /// Several controls of the type go by the name.
    case several

    init(_ resolution: Resolution) {
        switch resolution {
        case .found, .missing: self = .notOnPage
        case .wrongType(let control): self = .otherType(control.type)
        case .several: self = .several
        }
    }

    /// The reason's name for programs.
    var id: String {
        switch self {
        case .noLayout: "no_layout"
        case .notOnPage: "not_on_page"
        case .otherType: "other_type"
        case .several: "ambiguous_control"
        }
    }

    /// The reason in one plain sentence.
    func text(of name: String) -> String {
        switch self {
        case .noLayout: "the layout has not been read yet; kept for \(name)"
        case .notOnPage: "\(name) is not on the page; kept for it"
        case .otherType(let type): "\(name) is a control of type \(type) on this page, which the rule cannot move"
        case .several: "several controls of the page are called \(name)"
        }
    }
}
