import Volta

/// What onlookers see of a layout: while it stays the same, what they touch is what they saw, whatever else changes in
/// the answers, such as the addresses of images, which may be signed anew each time.
struct PageLook: Equatable {
    private struct Option: Equatable {
        let index: Int
        let label: String?
        /// The image, where it is in the layout itself.
        let image: String?
    }

    private struct Control: Equatable {
        let lid: Int
        let address: String
        let type: String
        let label: String
        let options: [Option]?
    }

    private let layout: String
    private let page: String
    private let controls: [Control]

    init(_ layout: LayoutInfo) {
        (self.layout, page) = (layout.layoutId, layout.activePageId)
        controls = layout.controls.map { control in
            let options = control.options?.map { option in
                let image = option.image.flatMap { $0.hasPrefix("data:") ? $0 : nil }
                return Option(index: option.index, label: option.label, image: image)
            }
            return Control(
                lid: control.lid, address: control.address, type: control.type, label: control.label, options: options)
        }
    }
}
