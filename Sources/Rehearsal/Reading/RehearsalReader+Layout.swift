import Mapping
import Volta
import YAML

extension RehearsalReader {
    /// The layout: the path of a file, a list of controls, or pages by name with such lists.
    mutating func layout(_ entry: Node.Entry) -> RehearsalLayout {
        switch entry.value.content {
        case .scalar: return reference(entry).map { .file($0) } ?? .made
        case .sequence(let nodes): return .pages([RehearsalPage(name: "", controls: controls(nodes))])
        case .mapping(let pages):
            return .pages(
                pages.map { page in
                    let nodes = read(page) { node throws(ValueError) in try node.elements() }
                    return RehearsalPage(name: page.key, controls: controls(nodes ?? []))
                })
        }
    }

    /// The controls of a page; those without a local id get the numbers that are free.
    private mutating func controls(_ nodes: [Node]) -> [LayoutControl] {
        let read = nodes.compactMap { node in control(node).map { (control: $0, place: node.place) } }
        var taken: Set<Int> = []
        for (control, place) in read {
            guard let lid = control.lid, !taken.insert(lid).inserted else { continue }
            report(.repeated(String(lid), of: "the local id"), at: place)
        }
        var free = (1...).lazy.filter { !taken.contains($0) }.makeIterator()
        return read.map { control, _ in control.finished(lid: control.lid ?? free.next() ?? 0) }
    }

    private mutating func control(_ node: Node) -> UnfinishedControl? {
        guard let fields: Fields<ControlKey> = fields(of: node, "a control"),
            let (key, entry) = only(fields, of: "a control", at: node.place, where: { $0.isTarget }),
            let kind = RuleTarget.Kind(rawValue: key.rawValue), let label = text(entry)
        else { return nil }
        var control = UnfinishedControl(kind: kind, label: label)
        control.lid = fields[.lid].flatMap { integer($0, in: 0...1_000_000) }
        control.address = fields[.address].flatMap { text($0) } ?? ""
        if let options = fields[.options] {
            if kind != .index { report(.noMeaning(key: options.key, beside: entry.key), at: options.keyPlace) }
            control.options = self.options(options)
        }
        return control
    }

    /// The options of a choice: their number, or their labels.
    private mutating func options(_ entry: Node.Entry) -> [IndexOption]? {
        guard case .sequence(let nodes) = entry.value.content else {
            return integer(entry, in: 1...1000).map { count in (0..<count).map { IndexOption(index: $0) } }
        }
        return nodes.enumerated().map { number, node in
            IndexOption(index: number, label: text(Node.Entry(key: entry.key, keyPlace: node.place, value: node)))
        }
    }
}

/// A control whose local id may not be known yet.
private struct UnfinishedControl {
    let kind: RuleTarget.Kind
    let label: String
    var lid: Int?
    var address = ""
    var options: [IndexOption]?

    func finished(lid: Int) -> LayoutControl {
        LayoutControl(
            lid: lid, address: address, type: kind.layoutType, props: ["label": .string(label)], options: options)
    }
}
