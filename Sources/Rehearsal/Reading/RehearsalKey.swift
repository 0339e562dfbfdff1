/// The keys of a file of expectations.
enum RehearsalKey: String, CaseIterable {
    case version, mapping, layout, from, within, tests
}
