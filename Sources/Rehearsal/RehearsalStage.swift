public import Mapping
public import Volta
public import YAML

/// Everything that the tests of a file need: a mapping, and the layout's pages.
public struct RehearsalStage: Sendable {
    private let file: RehearsalFile
    private let mapping: CompiledMapping
    private let pages: [RehearsalPage]

    /// A stage for a file.
    ///
    /// - Parameters:
    ///   - mapping: The mapping that the file names.
    ///   - layout: The layout that stands in another file, if the file names one.
    public init(_ file: RehearsalFile, mapping: CompiledMapping, layout: LayoutInfo?) {
        (self.file, self.mapping) = (file, mapping)
        if case .pages(let pages) = file.layout {
            self.pages = pages
        } else {
            let layout = layout ?? LayoutInfo(for: mapping, layoutID: ScriptedVolta.layoutID, options: 16)
            pages = [RehearsalPage(name: layout.activePageId, controls: layout.controls)]
        }
    }

    /// What the tests name and the mapping or the layout does not have, in the order of the places.
    public var diagnostics: [Diagnostic] {
        let found = file.tests.flatMap { test in test.steps.flatMap { diagnostics(of: $0) } }
        // What a whole file says of itself counts for each of its steps.
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.sortedByPlace()
    }

    /// Plays a test of the file.
    public func play(_ test: RehearsalTest) -> RehearsalResult {
        guard let performance = try? Rehearser(test, of: mapping, pages: pages).play() else {
            return RehearsalResult(name: test.name, place: test.place, rows: [], isFinished: false)
        }
        var judge = Judge(test, performance)
        return RehearsalResult(
            name: test.name, place: test.place, rows: judge.judge(), isFinished: performance.isFinished)
    }

    private func diagnostics(of step: RehearsalStep) -> [Diagnostic] {
        var mistakes: [Diagnostic] = []
        if let device = step.device, mapping.matcher.entries(for: device.name).isEmpty {
            let known = mapping.devices.map(\.match)
            mistakes.append(
                RehearsalMistake.noSuchDevice(device.name.client, known: known).diagnostic(at: device.place))
        }
        switch step.deed {
        case .page(let name) where !pages.contains { $0.name == name }:
            let known = pages.map(\.name).filter { !$0.isEmpty }
            mistakes.append(RehearsalMistake.noSuchPage(name, known: known).diagnostic(at: step.place))
        case .expect(let expectations):
            mistakes += expectations.compactMap { mistake(in: $0)?.diagnostic(at: $0.place) }
        default: break
        }
        return mistakes
    }

    private func mistake(in expectation: Expectation) -> RehearsalMistake? {
        let target = expectation.target
        let all = pages.flatMap(\.controls)
        let named = all.filter { target.control.names($0) }
        if named.contains(where: { $0.type == target.kind.layoutType }) { return nil }
        if let other = named.first { return .otherType(target, type: other.type) }
        return .noSuchControl(target, labels: all.filter { $0.type == target.kind.layoutType }.map(\.label))
    }
}
