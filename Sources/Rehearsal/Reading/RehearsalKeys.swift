/// The keys of a file of expectations.
enum RehearsalKey: String, CaseIterable {
    case version, mapping, layout, from, within, tests
}

/// The keys of a test.
enum TestKey: String, CaseIterable {
    case name, from, within, steps
}

/// The keys of a step.
enum StepKey: String, CaseIterable {
    case at, after
    case send, expect, finally, answer, page, plug, unplug, shows
    case from, within, latency, times, to, message
    case retryAfter = "retry_after"

    /// Whether the key says what happens, or is to be seen.
    var isDeed: Bool {
        switch self {
        case .send, .expect, .finally, .answer, .page, .plug, .unplug, .shows: true
        default: false
        }
    }

    /// The keys that may stand beside this deed, besides its time.
    var companions: [StepKey] {
        switch self {
        case .send: [.from]
        case .shows: [.from, .within]
        case .expect, .finally: [.within]
        case .answer: [.retryAfter, .latency, .times, .to, .message]
        default: []
        }
    }
}

/// The keys of what is sent.
enum SendKey: String, CaseIterable {
    case cc, note, program, nrpn, rpn
    case pitchBend = "pitch_bend"
    case pressure
    case keyPressure = "key_pressure"
    case transport
    case channel, value, velocity, bank, hold, sweep, over

    /// Whether the key says what kind of message it is.
    var isSource: Bool {
        switch self {
        case .channel, .value, .velocity, .bank, .hold, .sweep, .over: false
        default: true
        }
    }

    /// The keys that may stand beside this source.
    var companions: [SendKey] {
        switch self {
        case .cc: [.channel, .value, .sweep, .over, .hold]
        case .note: [.channel, .velocity, .hold]
        case .program: [.channel, .bank]
        case .nrpn, .rpn, .pitchBend, .pressure, .keyPressure: [.channel, .value, .sweep, .over]
        default: []
        }
    }
}

/// The keys of an expected request.
enum ExpectKey: String, CaseIterable {
    case button, slider, toggle, index, string, xy
    case value, times

    /// Whether the key names a control.
    var isTarget: Bool { self != .value && self != .times }
}

/// The keys of a control in a layout.
enum ControlKey: String, CaseIterable {
    case button, slider, toggle, index, string, xy
    case lid, address, options

    /// Whether the key names the kind and the label.
    var isTarget: Bool { self != .lid && self != .address && self != .options }
}

/// The keys of a device that messages come from.
enum FromKey: String, CaseIterable {
    case name, port, usb, serial
    case portName = "port_name"
}
