import MIDI
import Mapping
import Volta
import YAML

/// Compares what was seen with what was expected.
struct Judge {
    private let test: RehearsalTest
    private let performance: Performance
    private var rows: [ResultRow] = []

    init(_ test: RehearsalTest, _ performance: Performance) {
        (self.test, self.performance) = (test, performance)
    }

    /// A row for each expectation and each request, in the order of their times.
    mutating func judge() -> [ResultRow] {
        let expectations = test.steps.flatMap(\.expectations)
        var open = performance.requests
        for (kind, label) in expectations.targets(among: performance.requests) {
            let mine = expectations.filter { $0.isAbout(kind, label, performance.requests) }
            align(mine, with: open.filter { $0.isTo(kind, label) })
            open.removeAll { $0.isTo(kind, label) }
        }
        for request in open { rows.append(unexpected(request)) }
        for step in test.steps { judgeShown(step) }
        return rows.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    // MARK: - Requests

    /// Judges the requests to one control, whose order is certain.
    private mutating func align(_ expectations: [Expectation], with requests: [ReceivedRequest]) {
        var (rest, pending, last) = (requests[...], [Expectation](), ReceivedRequest?.none)
        for expectation in expectations {
            guard expectation.isLast else {
                pending.append(expectation)
                continue
            }
            let reached = rest.prefix { $0.time <= expectation.time + expectation.within }
            // Of the requests before a last one only those count that something is expected of.
            for pair in aligned(pending, Array(reached)) {
                if let expectation = pair.expected { rows.append(ResultRow(expectation, pair.got)) }
            }
            last = reached.last ?? last
            rows.append(ResultRow(expectation, last))
            pending = []
            rest = rest.dropFirst(reached.count)
        }
        for pair in aligned(pending, Array(rest)) {
            switch pair {
            case (let expectation?, let request): rows.append(ResultRow(expectation, request))
            case (nil, let request?): rows.append(unexpected(request))
            case (nil, nil): break
            }
        }
    }

    /// Only what lies less than a second apart can be meant by one another.
    private func aligned(
        _ expectations: [Expectation], _ requests: [ReceivedRequest]
    ) -> [Alignment<Expectation, ReceivedRequest>.Pair] {
        let isNear = { (one: Expectation, other: ReceivedRequest) in
            one.time.distance(to: other.time) < .seconds(1) + one.within
        }
        return Alignment(expectations, requests, isNear: isNear) { $0.fits($1) }.pairs
    }

    /// A request that nothing was said of; it breaks the promise of a step that expects nothing, if there is one.
    private func unexpected(_ request: ReceivedRequest) -> ResultRow {
        var before = Duration.zero
        for step in test.steps {
            if case .expectNothing = step.deed, (before...step.time).contains(request.time) {
                return ResultRow(unexpected: request, place: step.place)
            }
            before = step.time
        }
        let cause = test.steps.last { $0.time <= request.time } ?? test.steps.first
        return ResultRow(unexpected: request, place: cause?.place ?? test.place)
    }

    // MARK: - Lights

    private mutating func judgeShown(_ step: RehearsalStep) {
        guard case .shows(let messages, let device, let within) = step.deed else { return }
        let number = device.flatMap { test.devices.firstIndex(of: $0.name) }
        let mine = performance.shown.filter { $0.device == number }
        let time = max(.zero, step.time - within)...(step.time + within)
        for message in messages {
            let same = mine.filter { $0.message.bytes == message.bytes }
            let nearest = same.min { step.time.distance(to: $0.time) < step.time.distance(to: $1.time) }
            let isInTime = nearest.map { time.contains($0.time) } ?? false
            rows.append(
                ResultRow(
                    shown: message, at: step.time, place: step.place, got: nearest,
                    others: mine.filter { time.contains($0.time) },
                    fault: isInTime ? nil : nearest == nil ? .notShown : .wrongTime))
        }
    }
}

extension Duration {
    /// How far away another time is, earlier or later.
    fileprivate func distance(to other: Duration) -> Duration { max(self - other, other - self) }
}

extension RehearsalStep {
    fileprivate var expectations: [Expectation] {
        if case .expect(let expectations) = deed { expectations } else { [] }
    }
}

extension ReceivedRequest {
    /// Whether it went to a control of a kind with a label.
    fileprivate func isTo(_ kind: RuleTarget.Kind, _ label: String) -> Bool {
        type == kind.layoutType && self.label == label
    }
}

extension [Expectation] {
    /// The controls that something is expected of, by kind and label, each once.
    fileprivate func targets(among requests: [ReceivedRequest]) -> [(RuleTarget.Kind, String)] {
        reduce(into: []) { targets, expectation in
            let (kind, label) = (expectation.target.kind, expectation.label(among: requests))
            if !targets.contains(where: { $0 == (kind, label) }) { targets.append((kind, label)) }
        }
    }
}
