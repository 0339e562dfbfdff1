/// The keys of a test.
enum TestKey: String, CaseIterable {
    case name, from, within, steps
}
