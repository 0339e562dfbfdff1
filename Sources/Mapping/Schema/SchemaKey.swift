/// Keys of one part of the file, as the schema has them.
protocol SchemaKey: RawRepresentable, CaseIterable where RawValue == String {
    /// What the key says, for people who write it.
    var summary: String { get }
    /// What its value may be.
    var schema: SchemaNode { get }
}
