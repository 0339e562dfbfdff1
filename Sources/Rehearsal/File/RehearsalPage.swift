import Volta

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
