import Mapping
import Synchronization
import Volta

/// The layout of a dry run without an account: one on which every rule of the mapping finds its control, or one that
/// was read.
final class MadeLayout: Sendable {
    private let layout: Mutex<LayoutInfo>
    /// Whether it was made for a mapping, and not read.
    let isForMapping: Bool

    init(for mapping: CompiledMapping) {
        layout = Mutex(LayoutInfo(for: mapping))
        isForMapping = true
    }

    /// A layout that stays as it is, whatever a mapping names.
    init(_ layout: LayoutInfo) {
        self.layout = Mutex(layout)
        isForMapping = false
    }

    /// The layout now.
    var value: LayoutInfo { layout.withLock { $0 } }

    /// Another mapping is followed from now on.
    func change(to mapping: CompiledMapping) {
        let new = LayoutInfo(for: mapping)
        layout.withLock { $0 = new }
    }
}
