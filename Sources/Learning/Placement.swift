import MIDI
import Mapping
import Volta
import YAML

/// Rules in the place of the file where they belong, and what comes of that.
struct Placement: Sendable {
    let entry: EntryChoice
    /// The lines of a new entry.
    let newLines: [String]
    /// The rules as they stand in the file.
    let rules: [String]
    let conflicts: [LearnConflict]
    /// The file with the rules, or why there is none.
    let outcome: Result<Outcome, LearnRefusal>

    /// The file with the new rules.
    struct Outcome: Sendable {
        let text: String
        /// The new rules, as the file says them.
        let added: [Rule]
        /// What it warns of that it did not before.
        let warnings: [String]
    }

    /// Places rules for a control.
    ///
    /// - Parameter target: The key and the name of the control: `slider: Hue`.
    init(
        _ drafts: [RuleDraft], target: String, of control: LayoutControl, port: LearnPort, in file: Source,
        replacing: Bool
    ) {
        let loaded = LoadedMapping(file)
        let devices = loaded.file?.devices ?? []
        entry = EntryChoice(port, in: devices)
        let first = drafts.lazy.flatMap(\.parts).compactMap(\.channel).first
        let channel = entry.channel(in: devices, first: first)
        rules = drafts.map { $0.text(moving: target, under: channel) }
        if case .new(let lines) = entry {
            newLines = lines + (channel.map { ["channel: \($0)"] } ?? [])
        } else {
            newLines = []
        }
        conflicts = Self.conflicts(of: rules, target: control, entry, port, channel, devices)
        outcome = Self.outcome(
            rules, entry, newLines, in: file, loaded, without: replacing ? conflicts : [])
    }

    private static func outcome(
        _ rules: [String], _ entry: EntryChoice, _ newLines: [String], in file: Source, _ before: LoadedMapping,
        without conflicts: [LearnConflict]
    ) -> Result<Outcome, LearnRefusal> {
        do throws(LearnRefusal) {
            var source = try removing(conflicts, from: file)
            var entry = entry
            for rule in rules {
                let editor = try Self.editor(source)
                let text = try refusing { () throws(MappingEditor.Refusal) in
                    switch entry {
                    case .existing(let device): try editor.adding(rule, toDevice: device)
                    case .new: try editor.adding(rule, toNewDevice: newLines)
                    }
                }
                source = Source(name: file.name, text: text)
                if case .new = entry { entry = .existing(LoadedMapping(source).file.map { $0.devices.count - 1 } ?? 0) }
            }
            return .success(outcome(source, entry, rules.count, before))
        } catch {
            return .failure(error)
        }
    }

    private static func outcome(
        _ source: Source, _ entry: EntryChoice, _ count: Int, _ before: LoadedMapping
    ) -> Outcome {
        let after = LoadedMapping(source)
        let known = Set(before.diagnostics.map(\.message))
        var added: [Rule] = []
        if case .existing(let device) = entry, let entry = after.file?.devices[device] {
            let isPad = entry.rules.last?.axis != nil
            added = Array(entry.rules.suffix(isPad ? 2 * count : count))
        }
        return Outcome(
            text: String(decoding: source.bytes, as: UTF8.self), added: added,
            warnings: after.diagnostics.map(\.message).filter { !known.contains($0) })
    }

    /// The file without rules, the last ones first, so that the numbers of the others stay.
    private static func removing(_ conflicts: [LearnConflict], from file: Source) throws(LearnRefusal) -> Source {
        var source = file
        var lines: Set<Int> = []
        for conflict in conflicts.sorted(by: { ($0.device, $0.rule) > ($1.device, $1.rule) })
        where lines.insert(conflict.line).inserted {
            let editor = try Self.editor(source)
            let text = try refusing { () throws(MappingEditor.Refusal) in
                try editor.removing(conflict.rule, ofDevice: conflict.device)
            }
            source = Source(name: file.name, text: text)
        }
        return source
    }

    static func editor(_ source: Source) throws(LearnRefusal) -> MappingEditor {
        do throws(MappingEditor.Refusal) {
            return try MappingEditor(source)
        } catch {
            throw .fileHasErrors(LoadedMapping(source).diagnostics.filter { $0.severity == .error })
        }
    }

    static func refusing(
        _ edit: () throws(MappingEditor.Refusal) -> String
    ) throws(LearnRefusal) -> String {
        do throws(MappingEditor.Refusal) {
            return try edit()
        } catch {
            switch error {
            case .fileHasErrors: throw .fileHasErrors([])
            case .ruleHasErrors(let errors): throw .contradicts(errors.first?.message ?? "the rule is not accepted")
            case .isThere(let line): throw .isThere(line: line)
            case .noPlace: throw .noPlace
            }
        }
    }
}
