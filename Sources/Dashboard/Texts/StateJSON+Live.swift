import Bridge
import Dispatching
import Time
import Volta

/// What changes all the time.
extension StateJSON {
    /// Values, counts and rates.
    static func state(of state: DashboardState) -> JSONValue {
        let (bridge, record) = (state.bridge, state.record)
        let volta = record.volta.parts
        return .object([
            "page": .integer(bridge.page.number), "uptime": .number(state.uptime.inSeconds),
            "volta": .string(volta.name), "reason": .string(volta.reason), "held": .bool(bridge.isHeld),
            "rate": .number(bridge.rate), "limit": .number(bridge.limits.total),
            "perControl": .number(bridge.limits.perControl), "burst": .integer(bridge.limits.burst),
            "throttles": .integer(bridge.throttles),
            "messages": .integer(bridge.messages), "overruns": .integer(record.overruns),
            "withoutOption": .integer(bridge.withoutOption),
            "books": .object(
                bridge.books.named.reduce(into: ["attempts": .integer(bridge.books.attempts)]) {
                    $0[$1.name] = .integer($1.count)
                }),
            "latency": latency(record.latency), "controls": .array(controls(of: state)),
        ])
    }

    private static func controls(of state: DashboardState) -> [JSONValue] {
        (state.bridge.page.layout?.controls ?? []).compactMap { control in
            let delivered = state.record.delivered[control.lid].flatMap { $0.belongs(to: control) ? $0 : nil }
            let standing = state.bridge.standings[control.lid] ?? .idle
            guard delivered != nil || standing != .idle else { return nil }
            return .object([
                "lid": .integer(control.lid), "value": value(delivered?.value), "waiting": value(standing.waiting),
                "presses": .integer(standing.waitingPresses), "sending": .bool(standing.sending != nil),
                "count": .integer(delivered?.count ?? 0), "time": delivered.map { .number($0.time) } ?? .null,
            ])
        }
    }

    /// The value as an action carries it; `true` for a press.
    private static func value(_ value: ActionValue?) -> JSONValue {
        guard let value else { return .null }
        return (try? value.json()) ?? .bool(true)
    }

    private static func latency(_ histogram: LatencyHistogram) -> JSONValue {
        .object([
            "bounds": .array(LatencyHistogram.bounds.map(JSONValue.number)),
            "counts": .array(histogram.counts.map(JSONValue.integer)), "count": .integer(histogram.count),
            "longest": .number(histogram.longest), "half": histogram.quantile(0.5).map(JSONValue.number) ?? .null,
            "most": histogram.quantile(0.99).map(JSONValue.number) ?? .null,
        ])
    }

    /// Devices, notices and the mapping's health.
    static func notices(of state: DashboardState) -> JSONValue {
        .object([
            "devices": .array(
                state.record.devices.devices.map {
                    .object([
                        "name": .string($0.name), "state": .string($0.state.rawValue), "detail": .string($0.detail),
                    ])
                }),
            "notices": .array(state.record.notices.notices.map(notice)),
            "reload": state.record.reloadFault.map(fault) ?? .null,
        ])
    }

    private static func notice(_ notice: Notice) -> JSONValue {
        .object([
            "id": .integer(notice.id), "level": .string(notice.level.rawValue), "text": .string(notice.text),
            "advice": .string(notice.advice), "count": .integer(notice.count), "first": .number(notice.first),
            "last": .number(notice.last),
        ])
    }

    private static func fault(_ fault: ReloadFault) -> JSONValue {
        .object([
            "status": .string("reload_failed"), "file": .string(fault.file), "text": .string(fault.text),
            "details": .string(fault.details), "line": fault.line.map(JSONValue.integer) ?? .null,
            "since": .number(fault.since),
        ])
    }

    /// All of it, for programs.
    static func whole(of state: DashboardState) -> JSONValue {
        .object(Topic.allCases.reduce(into: [:]) { $0[$1.rawValue] = $1.json(of: state) })
    }

    /// The rows that have changed after a count of changes.
    static func rows(of state: DashboardState, after change: Int) -> JSONValue {
        .object(["rows": .array(state.record.rows.rows.filter { $0.change > change }.map(row))])
    }

    private static func row(_ row: EventRow) -> JSONValue {
        .object([
            "id": .integer(row.id), "source": .string(row.source), "input": .string(row.input),
            "value": .string(row.value), "position": row.position.map(JSONValue.number) ?? .null,
            "time": .number(row.time), "count": .integer(row.count), "outcome": .string(row.outcome),
            "lines": .array(
                row.lines.map {
                    .object([
                        "rule": .string($0.rule), "verdict": .string($0.verdict.rawValue), "text": .string($0.text),
                    ])
                }),
        ])
    }
}

extension Books {
    /// Each place with its name, in the order of a statement.
    var named: [(name: String, count: Int)] {
        [
            ("received", received), ("delivered", delivered), ("merged", merged), ("unchanged", unchanged),
            ("expired", expired), ("refused", refused), ("unknown", unknown), ("withdrawn", withdrawn),
            ("turned_away", turnedAway), ("waiting", waiting), ("in_flight", inFlight),
        ]
    }
}
