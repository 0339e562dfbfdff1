import MIDI
import YAML

/// Reads the tree of a file as a mapping and collects every mistake in it.
struct MappingReader {
    private(set) var diagnostics: [Diagnostic] = []
    private var errors = 0
    /// Whether there are so many mistakes that no more rules are looked at.
    var isFull: Bool { errors > Document.maximumMistakes }
    /// The names of the layers, also of those with mistakes.
    var layerNames: [String] = []

    /// The mapping that a file's tree says; nil when it is not even a mapping.
    mutating func file(_ root: Node?) -> MappingFile? {
        guard let root, !root.isNull else {
            report(.emptyFile, at: .start)
            return nil
        }
        guard let entries = read("the file", root, { node throws(ValueError) in try node.entries() }) else {
            return nil
        }
        let fields = Fields<FileKey>(entries)
        let meant = reportOthers(fields, of: "the file")
        readVersion(fields[.version], isMissing: !meant.contains(FileKey.version.rawValue), of: root)
        let limits = fields[.limits].map { self.limits($0) }
        let layers = fields[.layers].map { self.layers($0) } ?? []
        if fields[.devices] == nil, !meant.contains(FileKey.devices.rawValue) {
            let hint = "list at least one device with `match` and `rules`"
            report(.missingKey("devices", of: "the file", hint: hint), at: root.place)
        }
        let devices = fields[.devices].map { list($0) } ?? []
        let read = devices.compactMap { isFull ? nil : device($0) }
        check(layers, against: read)
        return MappingFile(limits: limits ?? MappingLimits(), layers: layers, devices: read)
    }

    private mutating func readVersion(_ entry: Node.Entry?, isMissing: Bool, of root: Node) {
        guard let entry else {
            let mistake = MappingMistake.missingKey(
                "version", of: "the file", hint: "write `version: 1` in the first line")
            if isMissing { report(mistake, at: root.place) }
            return
        }
        guard let version = integer(entry), version != 1 else { return }
        report(.version(version), at: entry.value.place)
    }

    private mutating func limits(_ entry: Node.Entry) -> MappingLimits {
        var limits = MappingLimits()
        guard let entries = read(entry, { node throws(ValueError) in try node.entries() }) else { return limits }
        let fields = Fields<LimitKey>(entries)
        reportOthers(fields, of: "`limits`")
        if let rate = fields[.perControl].flatMap({ number($0, in: MappingLimits.allowedRates) }) {
            limits.perControl = rate
        }
        if let rate = fields[.total].flatMap({ number($0, in: MappingLimits.allowedRates) }) { limits.total = rate }
        if let burst = fields[.burst].flatMap({ integer($0, in: MappingLimits.allowedBursts) }) { limits.burst = burst }
        return limits
    }

    /// The elements of `devices`, with a warning when there are none.
    private mutating func list(_ entry: Node.Entry) -> [Node] {
        guard let nodes = read(entry, { node throws(ValueError) in try node.elements() }) else { return [] }
        if nodes.isEmpty { report(.noDevices, at: entry.keyPlace) }
        return nodes
    }

    /// Puts a mistake on the list.
    mutating func report(_ mistake: MappingMistake, at place: Place) {
        guard !isFull else { return }
        if mistake.severity == .error { errors += 1 }
        diagnostics.append((isFull ? .tooManyMistakes(.error) : mistake).diagnostic(at: place))
    }

    /// Reports every key that is not read here; returns what they seem to be meant for.
    @discardableResult
    mutating func reportOthers<Key>(_ fields: Fields<Key>, of owner: String) -> [String] {
        let known = fields.keys
        return fields.others.map { entry in
            if let key = known.first(where: { entry.value.isNull && entry.key.hasPrefix($0 + ":") }) {
                report(.missingSpace(key), at: entry.keyPlace)
                return key
            }
            report(.unknownKey(entry.key, of: owner, known: known), at: entry.keyPlace)
            return Habit.key(for: entry.key, among: known) ?? entry.key
        }
    }
}
