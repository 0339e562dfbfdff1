/// A file of expectations as it stands, with places, before the mapping and the layout that it names are read.
public struct RehearsalFile: Sendable {
    /// The mapping that is tried.
    public let mapping: FileReference
    /// The layout that Volta shows.
    public let layout: RehearsalLayout
    /// The tests in the order of the file.
    public let tests: [RehearsalTest]
}
