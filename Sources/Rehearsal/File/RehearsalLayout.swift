import Volta
import YAML

/// What a file of expectations says of the layout.
public enum RehearsalLayout: Sendable {
    /// Nothing: every control that the mapping names is there, choices with 16 options.
    case made
    /// It stands in another file, as JSON.
    case file(FileReference)
    /// Its pages stand here; the first one is active at the start.
    case pages([RehearsalPage])
}

/// One page of a layout.
public struct RehearsalPage: Sendable {
    /// Its name; empty for an only page.
    let name: String
    let controls: [LayoutControl]

    /// A page without controls.
    static let empty = RehearsalPage(name: "", controls: [])

    /// The layout while this page is the active one.
    var layout: LayoutInfo {
        LayoutInfo(layoutId: ScriptedVolta.layoutID, activePageId: name, controls: controls)
    }
}
