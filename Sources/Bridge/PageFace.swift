import Mapping
import Volta

/// What the rules can see of a layout: while it stays the same they stay bound, whatever else changes in the answers,
/// such as the addresses of images.
struct PageFace: Equatable {
    private struct Control: Hashable {
        let identity: ControlIdentity
        let options: [Int]?
    }

    private let page: String
    private let controls: [Int: [Control]]

    init(_ layout: LayoutInfo) {
        page = layout.activePageId
        controls = Dictionary(grouping: layout.controls, by: \.lid).mapValues { controls in
            controls.map { control in
                Control(
                    identity: ControlIdentity(control), options: control.options?.map(\.index).sorted())
            }
        }
    }

    /// The local ids that name no control, or another one, on a newer page.
    func lids(goneFrom newer: PageFace) -> Set<Int> {
        Set(controls.keys.filter { !isSame($0, on: newer) })
    }

    /// Whether a local id still names the same control; its options may have changed.
    private func isSame(_ lid: Int, on newer: PageFace) -> Bool {
        guard let old = controls[lid]?.first, let new = newer.controls[lid]?.first else { return false }
        return old.identity == new.identity
    }
}
