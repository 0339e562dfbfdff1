import Mapping
import YAML

/// Decides what a look at the mapping file means for the run.
struct SavedMapping {
    /// What is to be done.
    enum Step {
        case nothing
        /// The file is to be looked at again, unless it is before by itself.
        case lookAgain(at: ContinuousClock.Instant)
        /// The mapping before stays, and people are told why.
        case stay(MappingFault)
        /// The file says again what the run follows.
        case goodAgain
        /// The run is to follow another mapping.
        case follow(CompiledMapping, isGoodAgain: Bool, warnings: String)
    }

    /// How long a file may be away, or forbidden, as in the middle of a save.
    static let patience = Duration.seconds(1)

    private let path: String
    /// The content of the mapping that the run follows.
    private var running: [UInt8]
    /// The content that was judged last; nil when the last thing said was that there is none.
    private(set) var known: [UInt8]?
    /// Whether what was last said is that the file cannot be used.
    private(set) var isBad = false
    private var unreadableSince: ContinuousClock.Instant?

    /// A file with the content of the mapping that the run follows.
    init(_ source: Source) {
        (path, running, known) = (source.name, source.bytes, source.bytes)
    }

    /// Takes what a look at the file has brought.
    mutating func take(_ reading: MappingReading, at now: ContinuousClock.Instant) -> Step {
        switch reading {
        case .unreadable(let reason): return missed(reason, at: now)
        case .same:
            unreadableSince = nil
            return .nothing
        case .other(let source, let loaded):
            unreadableSince = nil
            known = source.bytes
            return judge(source, loaded)
        }
    }

    private mutating func missed(_ reason: String, at now: ContinuousClock.Instant) -> Step {
        let since = unreadableSince ?? now
        unreadableSince = since
        guard now - since >= Self.patience else { return .lookAgain(at: since + Self.patience) }
        guard known != nil else { return .nothing }
        known = nil
        isBad = true
        return .stay(MappingFault(path, reason: reason))
    }

    private mutating func judge(_ source: Source, _ loaded: LoadedMapping) -> Step {
        guard let mapping = loaded.mapping, !loaded.diagnostics.hasErrors else {
            isBad = true
            return .stay(MappingFault(source, loaded.diagnostics))
        }
        let wasBad = isBad
        isBad = false
        guard source.bytes != running else { return wasBad ? .goodAgain : .nothing }
        running = source.bytes
        return .follow(mapping, isGoodAgain: wasBad, warnings: source.rendered(loaded.diagnostics))
    }
}
