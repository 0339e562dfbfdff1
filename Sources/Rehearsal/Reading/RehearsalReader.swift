import Mapping
import YAML

/// Reads the tree of a file of expectations, and collects every mistake in it.
struct RehearsalReader {
    /// How much earlier or later than expected a request may arrive, unless the file says otherwise.
    static let usualTolerance = Duration.milliseconds(10)
    /// The most tests of a file, and steps of a test.
    static let most = 10_000

    /// The most messages that a file sends, and requests that it expects: what fits into memory.
    static let mostInAll = 500_000

    var diagnostics: [Diagnostic] = []
    /// How many messages and expected requests there are so far.
    private var count = 0

    /// What a file's tree says; nil when something without which no test can be played is missing.
    mutating func file(_ root: Node?) -> RehearsalFile? {
        guard let root, !root.isNull else {
            report(.emptyFile, at: .start)
            return nil
        }
        guard let fields: Fields<RehearsalKey> = fields(of: root, "the file") else { return nil }
        readVersion(fields, of: root)
        let settings = settings(fields[.from], fields[.within], over: TestSettings())
        let mapping = reference(fields[.mapping])
        if fields[.mapping] == nil {
            let hint = "write `mapping:` with the path of the mapping, relative to this file"
            reportMissing("mapping", of: "the file", hint, in: fields, at: root.place)
        }
        let layout = fields[.layout].map { self.layout($0) } ?? .made
        let tests = self.tests(fields, of: root, settings)
        guard let mapping else { return nil }
        return RehearsalFile(mapping: mapping, layout: layout, tests: tests)
    }

    private mutating func readVersion(_ fields: Fields<RehearsalKey>, of root: Node) {
        guard let entry = fields[.version] else {
            let hint = "write `version: 1` in the first line"
            reportMissing("version", of: "the file", hint, in: fields, at: root.place)
            return
        }
        guard let version = integer(entry), version != 1 else { return }
        report(.version(version), at: entry.value.place)
    }

    /// The path of another file.
    mutating func reference(_ entry: Node.Entry?) -> FileReference? {
        guard let entry, let path = text(entry) else { return nil }
        return FileReference(path: path, place: entry.value.place)
    }

    private mutating func tests(
        _ fields: Fields<RehearsalKey>, of root: Node, _ settings: TestSettings
    ) -> [RehearsalTest] {
        let hint = "list at least one test with `name` and `steps`"
        guard let entry = fields[.tests] else {
            reportMissing("tests", of: "the file", hint, in: fields, at: root.place)
            return []
        }
        guard let nodes = elements(entry, of: "tests", hint: hint) else { return [] }
        var names: Set<String> = []
        return nodes.compactMap { node in
            guard let test = test(node, settings) else { return nil }
            if !names.insert(test.name).inserted { report(.repeated(test.name, of: "the test"), at: test.place) }
            return test
        }
    }

    private mutating func test(_ node: Node, _ settings: TestSettings) -> RehearsalTest? {
        guard let fields: Fields<TestKey> = fields(of: node, "a test") else { return nil }
        let own = self.settings(fields[.from], fields[.within], over: settings)
        if fields[.name] == nil {
            let hint = "say in a few words what is tried"
            reportMissing("name", of: "this test", hint, in: fields, at: node.place)
        }
        let name = fields[.name].flatMap { text($0) } ?? ""
        let place = fields[.name]?.value.place ?? node.place
        let hint = "list what happens and what is to be seen, such as `{at: 0ms, send: B0 07 40}`"
        guard let entry = fields[.steps] else {
            reportMissing("steps", of: "this test", hint, in: fields, at: node.place)
            return nil
        }
        var (steps, time): ([RehearsalStep], Duration) = ([], .zero)
        for node in elements(entry, of: "steps", hint: hint) ?? [] where !isFull {
            guard let step = step(node, after: time, own) else { continue }
            steps.append(step)
            time = step.time
        }
        return RehearsalTest(name: name, place: place, steps: steps)
    }

    /// What holds for all tests of a file, or for all steps of a test.
    private mutating func settings(
        _ from: Node.Entry?, _ within: Node.Entry?, over settings: TestSettings
    ) -> TestSettings {
        var settings = settings
        if let from { settings.from = device(from) ?? settings.from }
        if let within { settings.within = duration(within) ?? settings.within }
        return settings
    }

    /// Counts messages or expected requests; says once when there are too many.
    mutating func add(_ number: Int, at place: Place) {
        if count <= Self.mostInAll, count + number > Self.mostInAll {
            report(.tooMany("messages and requests", limit: Self.mostInAll), at: place)
        }
        count += number
    }

    /// Whether there are too many messages and expected requests to read more.
    var isFull: Bool { count > Self.mostInAll }

    /// Says that a key is missing, unless one is there that is not known and may be meant for it.
    mutating func reportMissing<Key>(
        _ key: String, of owner: String, _ hint: String, in fields: Fields<Key>, at place: Place
    ) {
        if fields.others.isEmpty { report(.missingKey(key, of: owner, hint: hint), at: place) }
    }

    /// Puts a mistake on the list.
    mutating func report(_ mistake: RehearsalMistake, at place: Place) {
        if diagnostics.count < Document.maximumMistakes { diagnostics.append(mistake.diagnostic(at: place)) }
    }
}
