import Mapping
import Synchronization
import Volta

/// A layout on which every rule of the mapping finds its control, for a dry run without an account.
final class MadeLayout: Sendable {
    private let layout: Mutex<LayoutInfo>

    init(for mapping: CompiledMapping) { layout = Mutex(LayoutInfo(for: mapping, layoutID: "dry-run")) }

    /// The layout now.
    var value: LayoutInfo { layout.withLock { $0 } }

    /// Another mapping is followed from now on.
    func change(to mapping: CompiledMapping) {
        let new = LayoutInfo(for: mapping, layoutID: "dry-run")
        layout.withLock { $0 = new }
    }
}
