import MIDI
import Mapping
import Volta
import YAML

/// What a run is to do, read and checked before anything is opened.
struct RunOptions: Sendable {
    let mappingPath: String
    /// What the run follows at the start.
    let mapping: CompiledMapping
    /// The file of the mapping as it was read; nil when there is none that could be saved again.
    var source: Source?
    let input: InputKind
    /// The messages of a `.mid` file, and its length.
    var performance = Performance()
    var speed = 1.0
    /// Whether a `.mid` file begins again at its end.
    var repeats = false
    /// Whether it only listens: to every port, and without sending anything to one.
    var isMonitor = false
    /// Whether the run ends with the input.
    var isOnce = false
    /// How long the run lasts from the first message on; nil for as long as nobody ends it.
    var duration: Duration?
    /// Where the run is shown in a browser; nil for nowhere.
    var dashboard: DashboardOptions?
    let reporter: any RunReporter
    let target: Target

    /// Where actions go.
    enum Target: Sendable {
        /// To Volta.
        case live(Settings)
        /// Nowhere; names are looked up at Volta when the settings are there.
        case dryRun(Settings)
        /// Nowhere; every name is found, since there are no settings to look one up.
        case dryRunWithoutLayout(MadeLayout)

        /// Whether the layout is read from Volta, which may take time.
        var isRead: Bool {
            if case .dryRunWithoutLayout = self { false } else { true }
        }
    }

    /// The layout of a dry run that has none, to be changed with the mapping.
    var madeLayout: MadeLayout? {
        if case .dryRunWithoutLayout(let layout) = target, layout.isForMapping { layout } else { nil }
    }

    /// Whether the input is held back until the layout is there: nobody plays it live, or the layout is at hand.
    var waitsForVolta: Bool { isOnce || input.isRecorded || (isMonitor && !target.isRead) }

    /// The input, for the log.
    var inputName: String { input.title }

    /// Where actions go, for the log.
    var targetName: String {
        switch target {
        case .live(let settings): "layout \(settings.layoutID)"
        case .dryRun(let settings): "nowhere (dry run: nothing is sent), with the names of layout \(settings.layoutID)"
        case .dryRunWithoutLayout: "nowhere (dry run: nothing is sent); names are not checked without the settings"
        }
    }
}
