import Dispatching
import Time

/// The state in the text format of Prometheus, version 0.0.4.
struct MetricsText {
    private(set) var text = ""

    init(of state: DashboardState, viewers: Int) {
        let (bridge, record) = (state.bridge, state.record)
        family("build_info", "gauge", "The program that runs.", [(#"{version="\#(state.run.version)"}"#, 1)])
        family("uptime_seconds", "gauge", "Time since the start.", state.uptime.inSeconds)
        family("messages_total", "counter", "MIDI messages that a rule could listen to.", Double(bridge.messages))
        family("lost_events_total", "counter", "Times that MIDI events were lost unread.", Double(record.overruns))
        count(bridge.books)
        family("requests_total", "counter", "Requests that were started.", Double(bridge.books.attempts))
        add(record.latency)
        family("rate_per_second", "gauge", "Actions that are allowed now.", bridge.rate)
        family("rate_limit_per_second", "gauge", "Actions that the mapping allows.", bridge.limits.total)
        family("throttled_total", "counter", "Times that Volta asked for patience.", Double(bridge.throttles))
        family("without_option_total", "counter", "Values that named no option.", Double(bridge.withoutOption))
        family("volta_up", "gauge", "Whether Volta answers and takes actions.", record.volta == .well ? 1 : 0)
        family("mapping_good", "gauge", "Whether the saved mapping is what runs.", record.reloadFault == nil ? 1 : 0)
        let connected = record.devices.devices.count { $0.state == .connected }
        family("devices_connected", "gauge", "Devices that are connected.", Double(connected))
        family("dashboard_viewers", "gauge", "Pages that are open.", Double(viewers))
    }

    private mutating func count(_ books: Books) {
        let places = books.named.filter { !["received", "waiting", "in_flight"].contains($0.name) }
        family("received_actions_total", "counter", "Actions that were made of events.", Double(books.received))
        family(
            "actions_total", "counter", "What became of actions.",
            places.map { (#"{outcome="\#($0.name)"}"#, Double($0.count)) })
        family("waiting_actions", "gauge", "Actions that wait.", Double(books.waiting))
        family("in_flight_actions", "gauge", "Actions whose request is under way.", Double(books.inFlight))
    }

    private mutating func add(_ histogram: LatencyHistogram) {
        var total = 0
        var samples: [(String, Double)] = []
        for (bound, count) in zip(LatencyHistogram.bounds, histogram.counts) {
            total += count
            samples.append((#"_bucket{le="\#(Self.number(bound / 1000))"}"#, Double(total)))
        }
        samples += [
            (#"_bucket{le="+Inf"}"#, Double(histogram.count)), ("_sum", histogram.sum / 1000),
            ("_count", Double(histogram.count)),
        ]
        family("delivery_seconds", "histogram", "Time from the event to the acknowledgement.", samples)
    }

    private mutating func family(_ name: String, _ type: String, _ help: String, _ value: Double) {
        family(name, type, help, [("", value)])
    }

    private mutating func family(_ name: String, _ type: String, _ help: String, _ samples: [(String, Double)]) {
        text += "# HELP volta_midi_\(name) \(help)\n# TYPE volta_midi_\(name) \(type)\n"
        for (suffix, value) in samples { text += "volta_midi_\(name)\(suffix) \(Self.number(value))\n" }
    }

    private static func number(_ value: Double) -> String {
        value.description.hasSuffix(".0") ? String(value.description.dropLast(2)) : value.description
    }
}
