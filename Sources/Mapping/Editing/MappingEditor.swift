public import YAML

/// Changes the text of a mapping file rule by rule, and leaves everything else as it is: comments, order and blanks.
///
/// A change is tried where it belongs, read again, and kept only when the file then says exactly what it said before and
/// the one thing more. So whatever a file looks like, it is never damaged: at worst the change is refused.
public struct MappingEditor: Sendable {
    /// Why a change was not made.
    public enum Refusal: Error, Hashable, Sendable {
        /// The file has errors; they are to be mended first.
        case fileHasErrors
        /// The rule's text is no rule, or contradicts the others.
        case ruleHasErrors([Diagnostic])
        /// The same rule is there already.
        case isThere(line: Int)
        /// The rules are written in a way that cannot be added to.
        case noPlace
    }

    /// The most places that are tried for one change.
    private static let mostTries = 400

    let source: Source
    let file: MappingFile
    /// Whether nothing but comments is written.
    let isBlank: Bool
    /// What ends a line.
    let lineEnd: String

    /// An editor of a text; one in which nothing is written yet but comments, or no device, can be added to.
    ///
    /// - Throws: ``Refusal/fileHasErrors``.
    public init(_ source: Source) throws(Refusal) {
        let loaded = LoadedMapping(source)
        let isUnfinished = loaded.diagnostics.allSatisfy {
            $0.severity == .warning || ["empty-file", "missing-key", "wrong-type"].contains($0.id)
        }
        let file = loaded.file ?? (isUnfinished ? MappingFile(limits: MappingLimits(), devices: []) : nil)
        guard let file, !loaded.diagnostics.hasErrors || isUnfinished && file.devices.isEmpty else {
            throw .fileHasErrors
        }
        self.source = source
        self.file = file
        isBlank = loaded.file == nil
        lineEnd = source.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    }

    /// The text with one more rule at the end of a device's rules; the rule is written in braces: `{cc: 0, slider: Hue}`.
    public func adding(_ rule: String, toDevice device: Int) throws(Refusal) -> String {
        guard file.devices.indices.contains(device) else { throw .noPlace }
        let candidates = file.devices[device].rules.last.map { placesAfter($0, rule) } ?? firstPlaces(device, rule)
        return try first(of: candidates, saying: { self.isSame($0, with: 1, inDevice: device) })
    }

    /// The text with one more device that has one rule; `lines` are its keys: `match: nanoKONTROL2`, `port: 0`.
    public func adding(_ rule: String, toNewDevice lines: [String]) throws(Refusal) -> String {
        guard let last = file.devices.last else {
            return try first(of: firstDevicePlaces(lines, rule), saying: { self.hasNewDevice($0) })
        }
        let column = dashColumn(before: last.matchPlace) ?? 3
        let indent = String(repeating: " ", count: column - 1)
        let text =
            ["\(indent)- \(lines[0])"] + lines.dropFirst().map { "\(indent)  \($0)" }
            + ["\(indent)  rules:", "\(indent)    - \(rule)"]
        let start = last.rules.last?.place.line ?? last.matchPlace.line
        let candidates = (start...source.lineCount).map { Change.lines(text, after: $0) }
        return try first(of: candidates, saying: { self.hasNewDevice($0) })
    }

    /// The text without a rule.
    public func removing(_ rule: Int, ofDevice device: Int) throws(Refusal) -> String {
        guard file.devices.indices.contains(device), file.devices[device].rules.indices.contains(rule) else {
            throw .noPlace
        }
        let place = file.devices[device].rules[rule].place
        let lines = (0..<8).map { Change.remove(place.line...min(place.line + $0, source.lineCount)) }
        return try first(of: lines + cuts(at: place), saying: { self.isSame($0, without: rule, ofDevice: device) })
    }

    // MARK: - Trying

    /// The first change after which the file says what it should.
    private func first(of changes: [Change], saying isRight: (MappingFile) -> Bool) throws(Refusal) -> String {
        var errors: [Diagnostic]?
        for change in changes.prefix(Self.mostTries) {
            let text = source.text(after: change, lineEnd: lineEnd)
            let loaded = LoadedMapping(Source(name: source.name, text: text))
            guard !loaded.diagnostics.hasErrors, let new = loaded.file else {
                errors = errors ?? loaded.diagnostics.filter { $0.severity == .error }
                continue
            }
            if isRight(new) { return text }
            if let again = loaded.diagnostics.first(where: { $0.id == "duplicate-rule" }), isSame(new, with: 0) {
                throw .isThere(line: again.notes.first?.place.line ?? again.place.line)
            }
        }
        if let errors, !errors.isEmpty { throw .ruleHasErrors(errors) }
        throw .noPlace
    }

    /// Whether a file says what this one says, with as many more rules at the end of a device's; a pad's rule counts for
    /// each of its axes.
    private func isSame(_ new: MappingFile, with count: Int, inDevice device: Int = 0) -> Bool {
        isSame(new) { index, now, before in
            let more = index == device ? count...2 * count : 0...0
            let old = before.map(\.withoutPlaces)
            return more.contains(now.count - old.count) && now.map(\.withoutPlaces).starts(with: old)
        }
    }

    private func isSame(_ new: MappingFile, without rule: Int, ofDevice device: Int) -> Bool {
        isSame(new) { index, now, before in
            let gone = index == device ? before[rule].place : nil
            return now.map(\.withoutPlaces) == before.filter { $0.place != gone }.map(\.withoutPlaces)
        }
    }

    /// Whether a file has the same devices, each with the rules that it should have.
    private func isSame(_ new: MappingFile, _ areRight: (_ device: Int, _ now: [Rule], _ before: [Rule]) -> Bool)
        -> Bool
    {
        let isSameFrame = new.limits == file.limits && new.layers.map(\.name) == file.layers.map(\.name)
        return isSameFrame && new.devices.map(\.head) == file.devices.map(\.head)
            && file.devices.indices.allSatisfy { areRight($0, new.devices[$0].rules, file.devices[$0].rules) }
    }

    private func hasNewDevice(_ new: MappingFile) -> Bool {
        guard new.devices.count == file.devices.count + 1, let added = new.devices.last else { return false }
        var rest = new
        rest.devices.removeLast()
        // A pad's rule counts for each of its axes.
        return (1...2).contains(added.rules.count) && isSame(rest, with: 0)
    }
}

extension DeviceEntry {
    /// The entry without its rules and places.
    fileprivate var head: DeviceEntry {
        var head = self
        head.rules = []
        head.matchPlace = .start
        return head
    }
}
