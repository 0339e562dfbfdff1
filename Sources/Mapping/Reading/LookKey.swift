/// The keys of the way in which a lamp shines.
enum LookKey: String, CaseIterable {
    case value, channel
}
