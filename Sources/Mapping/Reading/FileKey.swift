/// The keys of a mapping file.
enum FileKey: String, CaseIterable {
    case version, limits, layers, devices
}
