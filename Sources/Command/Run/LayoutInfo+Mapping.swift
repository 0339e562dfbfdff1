import Mapping
import Volta

extension LayoutInfo {
    /// A layout on which every rule of a mapping finds its control, for a dry run without an account.
    init(for mapping: CompiledMapping) {
        let named = mapping.targets.compactMap { target in
            if case .lid(let lid) = target.control { lid } else { nil }
        }
        var lids = (1...).lazy.filter { !named.contains($0) }.makeIterator()
        let controls = mapping.targets.map { target in
            let type = target.kind.layoutType
            return switch target.control {
            case .label(let label):
                LayoutControl(lid: lids.next() ?? 0, address: "", type: type, props: ["label": .string(label)])
            case .lid(let lid): LayoutControl(lid: lid, address: "", type: type)
            case .address(let address): LayoutControl(lid: lids.next() ?? 0, address: address, type: type)
            }
        }
        self.init(layoutId: "dry-run", activePageId: "", controls: controls)
    }
}
