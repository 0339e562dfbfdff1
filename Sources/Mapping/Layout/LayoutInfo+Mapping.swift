public import Volta

extension LayoutInfo {
    /// A layout on which every rule of a mapping finds its control, for a run without an account.
    ///
    /// - Parameter options: How many options each choice has; nil when they are not listed, and all are there.
    public init(for mapping: CompiledMapping, layoutID: String = "dry-run", options: Int? = nil) {
        let named = mapping.targets.compactMap { target in
            if case .lid(let lid) = target.control { lid } else { nil }
        }
        var lids = (1...).lazy.filter { !named.contains($0) }.makeIterator()
        let list = options.map { count in (0..<count).map { IndexOption(index: $0) } }
        let controls = mapping.targets.map { target in
            let (type, options) = (target.kind.layoutType, target.kind == .index ? list : nil)
            return switch target.control {
            case .label(let label):
                LayoutControl(
                    lid: lids.next() ?? 0, address: "", type: type, props: ["label": .string(label)], options: options)
            case .lid(let lid): LayoutControl(lid: lid, address: "", type: type, options: options)
            case .address(let address):
                LayoutControl(lid: lids.next() ?? 0, address: address, type: type, options: options)
            }
        }
        self.init(layoutId: layoutID, activePageId: "", controls: controls)
    }
}
