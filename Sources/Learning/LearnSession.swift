public import Mapping
import Recognition
import Time
public import Volta
public import YAML

/// Learns which control of a surface is to move a control of the layout, and writes the rule into a mapping's text.
///
/// The caller brings what it holds: the layout, the text of the file, messages with their ports and times. It has no
/// clock and does no I/O; ``accept(replacing:)`` and ``undo()`` give the text to be written. Pads of an Index control
/// are touched one after the other, in the order of the options; the two knobs of an XY pad likewise, x first.
public struct LearnSession: Sendable {
    /// After so long without a message a movement is over, and a question is taken to have been read.
    public static let rest = Duration.milliseconds(400)
    /// A port that was silent for so long while another one spoke is no longer meant.
    static let patience = Duration.seconds(1)

    /// The layout whose controls are learnt.
    public private(set) var layout: LayoutInfo
    /// The text of the mapping file as it was given or made last.
    public private(set) var file: Source {
        didSet { devices = LoadedMapping(file).file?.devices ?? [] }
    }
    /// The entries of the file; none when it cannot be read.
    public private(set) var devices: [DeviceEntry]
    /// The control that is being learnt; nil when none is.
    public private(set) var control: LayoutControl?
    /// The only option that is to be picked, of an Index control; nil for all.
    public private(set) var option: Int?
    /// What a String control is to send; to be set before accepting.
    public var text: String?

    /// The ports that were heard.
    var ears: [PortID: Ear] = [:]
    /// What was touched before, of a control that takes several.
    var kept: [Kept] = []
    /// What was heard that no rule can listen to.
    var unusable: String?
    private var history: [LearnStep] = []
    var cache: Cache?

    /// A session for a layout and the text of a mapping file; ``newFile`` is that of one that does not exist.
    public init(_ layout: LayoutInfo, file: Source) {
        self.layout = layout
        self.file = file
        devices = LoadedMapping(file).file?.devices ?? []
    }

    /// The text of a file in which nothing is learnt yet.
    public static let newFile = """
        # A mapping of volta-midi: which control of a surface moves which control of the layout.
        # 'volta-midi check' shows what is wrong in it; mappings/README.md explains every key.
        version: 1
        devices: []

        """

    // MARK: - What is learnt

    /// Begins with a control of the layout; `option` for one option alone.
    public mutating func choose(_ control: LayoutControl, option: Int? = nil) {
        self.control = control
        self.option = option
        text = nil
        reset()
    }

    /// Learns nothing more, until a control is chosen.
    public mutating func stop() {
        control = nil
        option = nil
        text = nil
        reset()
    }

    /// Forgets what was touched; the same control is learnt anew.
    public mutating func reset() {
        for port in ears.keys { ears[port]?.recognizer.reset() }
        kept = []
        unusable = nil
        cache = nil
    }

    /// Goes on with another layout; the control that is being learnt is dropped when it is no longer on the page.
    public mutating func follow(_ layout: LayoutInfo) {
        self.layout = layout
        cache = nil
        if let control, !layout.controls.contains(control) { stop() }
    }

    /// Goes on with another text of the file, which may have been edited meanwhile.
    public mutating func follow(_ file: Source) {
        guard file.bytes != self.file.bytes else { return }
        self.file = file
        cache = nil
    }

    /// The rules that move a control already, each with its line: `cc 16 of nanoKONTROL2 (line 9)`.
    public func rules(moving control: LayoutControl) -> [String] {
        devices.flatMap { device in
            device.rules.filter { $0.axis != .y && $0.drives(control) }.map {
                "\($0.source) of \(device.title) (line \($0.place.line))"
            }
        }
    }

    // MARK: - Writing

    /// The text of the file with what was learnt; `replacing` removes the rules that it meets.
    ///
    /// - Throws: ``LearnRefusal``; then nothing has changed.
    public mutating func accept(replacing: Bool = false) throws(LearnRefusal) -> String {
        guard let found = found, case .rules(let drafts, _, _) = found.choice, let control else {
            throw .nothingLearnt
        }
        if needsText { throw .needsText }
        let placement = place(drafts, of: control, port: found.port, replacing: replacing)
        let outcome = try placement.outcome.get()
        history.append(
            LearnStep(
                before: String(decoding: file.bytes, as: UTF8.self), after: outcome.text, rules: outcome.added,
                hasReplaced: replacing && !placement.conflicts.isEmpty))
        file = Source(name: file.name, text: outcome.text)
        stop()
        return outcome.text
    }

    /// Whether anything that was accepted can be undone.
    public var canUndo: Bool { !history.isEmpty }

    /// The text of the file without what was accepted last.
    ///
    /// Where the file is still as it was made, it is again as it was before; where it has been edited since, only the
    /// rules go.
    ///
    /// - Throws: ``LearnRefusal/nothingToUndo`` or ``LearnRefusal/wasChanged``.
    public mutating func undo() throws(LearnRefusal) -> String {
        guard let step = history.last else { throw .nothingToUndo }
        let now = String(decoding: file.bytes, as: UTF8.self)
        let text = now == step.after ? step.before : try Self.removing(step, from: file)
        history.removeLast()
        file = Source(name: file.name, text: text)
        cache = nil
        return text
    }

    private static func removing(_ step: LearnStep, from file: Source) throws(LearnRefusal) -> String {
        guard !step.hasReplaced else { throw .wasChanged }
        var source = file
        for rule in step.rules.reversed() where rule.axis != .y {
            let devices = LoadedMapping(source).file?.devices ?? []
            let place = devices.indices.lazy.compactMap { device in
                devices[device].rules.lastIndex { $0.meaning == rule.meaning }.map { (device, $0) }
            }.first
            guard let place, let editor = try? Placement.editor(source),
                let text = try? editor.removing(place.1, ofDevice: place.0)
            else { throw .wasChanged }
            source = Source(name: file.name, text: text)
        }
        return String(decoding: source.bytes, as: UTF8.self)
    }
}
